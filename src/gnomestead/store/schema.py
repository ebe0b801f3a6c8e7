"""The tables of the database. The acts are the truth; everything else says who and where."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("tokens_of_person", "person"),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("spec", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("driven", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tables_listed", "listed", "phase", "touched"),
    Index("tables_driven", "driven"),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(12), nullable=False),
    Column("n", Integer, nullable=False),
    Column("act", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(22), nullable=False),
    Column("room", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_of_table", "table_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(60), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "seat", "key"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(12), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
