"""docs/protocol.md is right: each example is sent, or has the shape of what is received."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from dicehall.hall import protocol
from tests.hall.house import Data, House
from tests.hall.served import ROOT

DOC = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOC, re.DOTALL)]
ROWS = re.findall(r"^\| `(\{\"type\".*?\})` \|", DOC, re.MULTILINE)


def filled(row: str) -> Data:
    """A message of a table of the document; what it leaves out stands empty."""
    text = row.replace("[...]", "[]").replace("{...}", "{}")
    return dict(json.loads(text))


SENT = [filled(row) for row in ROWS if filled(row)["type"] in (
    "answer", "undo", "consent", "draw", "resign", "claim", "return", "passing", "chat", "ping")
    and "line" not in row and '"undo":' not in row]  # fmt: skip
HEARD = [filled(row) for row in ROWS if filled(row) not in SENT]


def test_every_message_has_an_example():
    tags = {type.__struct_config__.tag for type in msgspec_types()}
    assert {message["type"] for message in SENT} | {"hello"} == tags
    assert {message["type"] for message in HEARD} == {
        "step", "back", "accepted", "refused", "table", "undo", "chat", "pong"
    }  # fmt: skip
    assert len(SENT) == len({message["type"] for message in SENT})


def msgspec_types() -> list[Any]:
    return list(protocol.Message.__args__)


def test_what_clients_send_can_be_read():
    hello = next(b for b in BLOCKS if b.get("type") == "hello")
    for message in [*SENT, hello]:
        read = protocol.read(json.dumps(message))
        assert msgspec.to_builtins(read).items() >= message.items()


def keys(message: Data) -> set[str]:
    return set(message)


def test_a_table_as_in_the_document(house: House):
    create = next(b for b in BLOCKS if "chairs" in b and "state" not in b)
    seated = house.post("/api/tables", create)
    example = next(b for b in BLOCKS if "token" in b and "code" in b)
    assert keys(seated) == keys(example)
    table = house.get(f"/api/tables/{seated['table']}")
    shown = next(b for b in BLOCKS if "state" in b)
    assert keys(table) >= keys(shown)
    for chair, meant in zip(table["chairs"], shown["chairs"], strict=False):
        assert keys(chair) >= keys(meant)
    ben = house.post(f"/api/tables/{seated['table']}/sit", {"name": "Ben"})
    with house.join(seated) as anna, house.join(ben) as other:
        house.post(f"/api/tables/{seated['table']}/start", None, seated["token"])
        welcome = next(b for b in BLOCKS if b.get("type") == "welcome")
        assert keys(anna.welcome) == keys(welcome)
        anna.asked()
        look = re.search(r"`look` is .*?`\{(.*?)\}`", DOC, re.DOTALL)
        assert look
        assert keys(anna.look) == set(re.findall(r'"(\w+)"', look[1]))
        assert keys(anna.look["question"]) == {
            "kind", "prompt", "options", "refused", "window", "idle"
        }  # fmt: skip
        assert keys(anna.look["question"]["options"][0]) >= {"answer", "do", "label"}
        heard = check_shapes(anna, other)
        assert heard >= {"accepted", "step", "refused", "undo", "back", "chat", "pong", "table"}


def check_shapes(anna: Any, other: Any) -> set[str]:
    """Send one of everything; compare what comes back with the document."""
    meant = {message["type"]: keys(message) for message in HEARD}
    found = set()

    def check(message: Data) -> None:
        found.add(message["type"])
        if message["type"] != "welcome":
            assert keys(message) == meant[message["type"]], message["type"]

    plain = anna.hear

    def hear() -> Data:
        message: Data = plain()
        check(anna.raw)
        return message

    anna.hear = hear
    anna.answer()
    other.asked()
    other.answer()
    other.until("step")
    anna.until_seq(other.seq)
    for message in SENT:
        if message["type"] == "ping":
            anna.send(message)
            anna.until("pong")
        elif message["type"] in ("consent", "claim", "return"):
            anna.send(message)
            assert anna.until("refused")["id"] == message["id"]
        elif message["type"] == "answer":
            anna.send(message)
            assert anna.until("refused")["error"] in ("stale", "illegal", "not-asked")
        elif message["type"] == "undo":
            anna.send(message)
            anna.until("accepted")
            anna.until("undo")
            other.order("consent", yes=True)
            anna.until("back")
        elif message["type"] == "draw":
            anna.send(message)
            assert anna.until("accepted")["id"] == message["id"]
            while (offer := other.until("step")["draw"]) is None:
                pass
            other.order("consent", yes=False, seq=offer["seq"])
            anna.until("step")
        elif message["type"] == "chat":
            anna.send(message)
            anna.until("chat")
        elif message["type"] == "passing":
            anna.send(message)
            assert anna.until("accepted")["id"] == message["id"]
    anna.send(next(m for m in SENT if m["type"] == "resign"))
    anna.until("accepted")
    anna.until("table")
    return found


def test_the_client_is_quoted_word_for_word():
    client = (ROOT / "docs" / "client_example.py").read_text(encoding="utf-8")
    assert f"```python\n{client}```" in DOC
    assert len(client.splitlines()) <= 48


def test_close_codes_are_those_of_the_hall():
    codes = {int(code) for code in re.findall(r"\b(1012|4\d\d\d)\b", DOC)}
    named = {
        protocol.RESTART, protocol.UNREADABLE, protocol.UNKNOWN_TOKEN, protocol.NO_TABLE,
        protocol.TOO_SLOW, protocol.UNPLAYABLE, protocol.ELSEWHERE, protocol.TOO_MANY,
            protocol.BANNED,
    }  # fmt: skip
    assert codes == named


def test_refusals_are_listed():
    """Every key that a message or a request may be refused with stands in the document."""
    sources = "".join(
        path.read_text(encoding="utf-8") for path in (Path(protocol.__file__).parent).glob("*.py")
    )
    raised = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', sources))
    raised |= set(re.findall(r'HallError\(\s*\d+, "([a-z-]+)"', sources))
    assert {key for key in raised if f"`{key}`" not in DOC} == set()
