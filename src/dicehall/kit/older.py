"""Content files of before, in the spelling of today.

Tables and records keep the cards they began with, as files. So a change of spelling says here how
it was before, once for each game; whoever reads a file reads today's words.
"""

from __future__ import annotations

from typing import Any

from dicehall.kit.content import Shared


class Older(Shared):
    """How content files were spelt before, so that what is kept of then can still be read.

    Keys and ops with `_` have `-` now. *words* holds ops that got another name or a trigger, *keys*
    those of words by op (`*` for all), *values* what a key said then, *cards* keys of other tables.
    The op *own* stood for a word that now has the name of its card.
    """

    def __init__(
        self,
        words: dict[str, dict[str, object]] | None = None,
        keys: dict[str, dict[str, str]] | None = None,
        values: dict[str, dict[str, object]] | None = None,
        cards: dict[str, str] | None = None,
        own: str = "",
    ) -> None:
        self.own = own
        self.words: dict[str, dict[str, object]] = {} if words is None else words
        self.keys: dict[str, dict[str, str]] = {} if keys is None else keys
        self.values: dict[str, dict[str, object]] = {} if values is None else values
        self.cards: dict[str, str] = {} if cards is None else cards

    def modern(self, value: Any, card: str = "") -> Any:
        """Return a value of a content file in the spelling of today.

        >>> Older(keys={"*": {"n": "amount"}}).modern({"do": [{"op": "skip_turn", "n": 1}]})
        {'do': [{'op': 'skip-turn', 'amount': 1}]}
        """
        if isinstance(value, list):
            return [self.modern(one, card) for one in value]
        if not isinstance(value, dict):
            return value
        table: dict[str, Any] = {}
        card = str(value.get("id", card))
        for key, one in value.items():
            table[str(key).replace("_", "-")] = self.modern(one, card)
        op = table.get("op")
        if not isinstance(op, str):
            return renamed(table, self.cards)
        op = card if op == self.own else op.replace("_", "-")
        table["op"] = op
        table = renamed(table, {**self.keys.get("*", {}), **self.keys.get(op, {})})
        for key, said in self.values.items():
            if str(table.get(key)) in said:
                table[key] = said[str(table[key])]
        for key, one in self.words.get(op, {}).items():
            if key == "op" or key not in table:
                table[key] = one
        return table


def renamed(table: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """Return a table under other names; a name that is taken stays free for the other one."""
    return {
        names[key] if key in names and names[key] not in table else key: one
        for key, one in table.items()
    }
