"""People, tables, acts, chat, leases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _people()
    _tables()
    _things_of_tables()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("tokens_of_person", "tokens", ["person"])
    op.create_table(
        "links",
        sa.Column("token_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("spec", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("driven", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "phase", "touched"])
    op.create_index("tables_driven", "tables", ["driven"])
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )


def _things_of_tables() -> None:
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_of_table", "chat", ["table_id", "id"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(12), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
