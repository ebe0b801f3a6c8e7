"""TypeScript types of everything that travels, made from the server's structs: `web/src/wire.ts`.

python -m tools.wire_types          write the file
python -m tools.wire_types --check  say whether it is up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from gnomestead.server import wire, wire_http, wire_review

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD: Final = """\
// Made by tools/wire_types.py from gnomestead.server.wire: change that, then run `make wire`.
// What the server sends leaves out fields that have their default value; they are optional here.
"""
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def render() -> str:
    """The whole file."""
    structs = {each.cls: each for root in _roots() for each in _structs_in(root, set())}
    heard = {each.cls for each in _structs_in(inspect.type_info(wire.FromBrowser), set())}
    shown = sorted(structs.values(), key=lambda each: each.cls.__name__)
    parts = [_interface(each, from_browser=each.cls in heard) for each in shown]
    parts += [_union("FromBrowser", wire.FromBrowser), _union("FromServer", wire.FromServer)]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _roots() -> list[inspect.Type]:
    """Every struct that the wire declares, and whatever they hold."""
    named = [each for part in (wire, wire_http, wire_review) for each in vars(part).values()]
    mine = [each for each in named if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [inspect.type_info(each) for each in mine]


def _structs_in(node: inspect.Type, seen: set[type]) -> Iterator[inspect.StructType]:
    if isinstance(node, inspect.StructType):
        if node.cls in seen:
            return
        seen.add(node.cls)
        yield node
    for child in _children(node):
        yield from _structs_in(child, seen)


def _children(node: inspect.Type) -> list[inspect.Type]:
    match node:
        case inspect.StructType():
            return [field.type for field in node.fields]
        case inspect.UnionType():
            return list(node.types)
        case inspect.VarTupleType() | inspect.ListType():
            return [node.item_type]
        case inspect.TupleType():
            return list(node.item_types)
        case inspect.DictType():
            return [node.key_type, node.value_type]
        case inspect.Metadata():
            return [node.type]
        case _:
            return []


def _interface(struct: inspect.StructType, from_browser: bool) -> str:
    name = struct.cls.__name__
    says = (struct.cls.__doc__ or "").strip().partition("\n")[0]
    tag = [f"  {struct.tag_field}: {_literal(struct.tag)};"] if struct.tag_field else []
    may_lack = from_browser or bool(struct.cls.__struct_config__.omit_defaults)
    fields = [
        f"  {field.encode_name}{'?' if may_lack and not field.required else ''}: {typescript(field.type)};"
        for field in struct.fields
    ]
    return "\n".join([f"/** {says} */", f"export interface {name} {{", *tag, *fields, "}"])


def _union(name: str, union: Any) -> str:
    members = "".join(f"\n  | {each.__name__}" for each in get_args(union))
    return f"export type {name} ={members};"


def typescript(node: inspect.Type) -> str:
    """The TypeScript of one type."""
    match node:
        case inspect.StructType():
            return node.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(typescript(each) for each in node.types))
        case inspect.LiteralType():
            return " | ".join(_literal(value) for value in node.values)
        case inspect.VarTupleType() | inspect.ListType():
            return f"readonly {_grouped(typescript(node.item_type))}[]"
        case inspect.TupleType():
            return f"readonly [{', '.join(typescript(each) for each in node.item_types)}]"
        case inspect.DictType():
            return f"Readonly<Record<{typescript(node.key_type)}, {typescript(node.value_type)}>>"
        case inspect.Metadata():
            return typescript(node.type)
        case _:
            return _PLAIN[type(node)]


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _grouped(text: str) -> str:
    return f"({text})" if "|" in text or text.startswith("readonly") else text


def main(arguments: list[str]) -> int:
    """Write the file, or only look."""
    made = render()
    if "--check" not in arguments:
        TARGET.write_text(made, "utf-8")
        return 0
    if TARGET.read_text("utf-8") == made:
        return 0
    sys.stderr.write("web/src/wire.ts is out of date: run `make wire`\n")
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
