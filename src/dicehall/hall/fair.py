"""Secrets: ids, codes and tokens nobody can guess, and dice that can be checked."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from dicehall.hall.store import Earlier
from dicehall.kit.dice import commitment, new_secret
from dicehall.kit.replay import Line, Origin, Record, Stage, read_stages

WORDS_TEXT: Final = """
    ACORN AMBER ANCHOR APPLE ARROW BADGER BAMBOO BANJO BARLEY BASIL BEACON BEAR BEAVER BERRY
    BIRCH BISON BOTTLE BRASS BREEZE BRIDGE BROOK BUCKET BUTTON CACTUS CAMEL CANDLE CANOE
    CARROT CASTLE CEDAR CELLO CHERRY CLOUD CLOVER COBALT COMET COPPER CORAL CRANE CRICKET CROW
    CROWN CRYSTAL DAISY DELTA DESERT DOLPHIN DRAGON DRUM DUNE EAGLE EMBER FALCON FERN FEATHER
    FIDDLE FIG FINCH FLAME FLINT FLUTE FOREST FOX FROG GARNET GECKO GIANT GINGER GLACIER GLOBE
    GOOSE GRAPE HARBOR HARP HAWK HAZEL HERON HONEY HORIZON ISLAND IVORY JASMINE JUNIPER KETTLE
    KITE LANTERN LARK LAUREL LEMON LILAC LION LIZARD LOTUS LYNX MAGNET MANGO MAPLE MARBLE
    MEADOW MELON MINT MIRROR MOLE MOON MOSS MOUNTAIN NETTLE NUTMEG OASIS OAK OCEAN OLIVE ONYX
    OPAL ORANGE ORBIT OTTER OWL PANDA PAPER PARROT PEACH PEAR PEBBLE PELICAN PEPPER PIANO
    PILOT PINE PLANET PLUM POPPY PRAIRIE PUFFIN QUAIL QUARTZ RABBIT RAVEN REEF RIVER ROBIN
    ROCKET RUBY SAFFRON SAGE SALMON SATURN SEAL SHELL SILVER SPARROW SPRUCE STONE STORM SUMMIT
    SWAN TEAPOT THISTLE THUNDER TIGER TOPAZ TORCH TROUT TULIP TUNDRA TURTLE VALLEY VELVET
    VIOLET VIOLIN WALNUT WALRUS WILLOW WINTER WOLF WREN YARROW ZEBRA
"""
WORDS: Final = tuple(WORDS_TEXT.split())


def new_table_id() -> str:
    """Return the id of a new table; who knows it may come in."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """Return a code that is easy to read out, such as FROG-172."""
    return f"{secrets.choice(WORDS)}-{100 + secrets.randbelow(900)}"


def new_token() -> str:
    """Return a seat token: 256 secret bits as text."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_dice() -> tuple[str, str]:
    """Return a fresh secret for sealed dice, and the commitment to be published."""
    secret = new_secret()
    return secret, commitment(secret)


def origin_of(secret: str, published: str, salts: list[str]) -> Origin:
    """Return where a table's dice come from; it stays inside the hall until the game is over."""
    return Origin(0, published, secret, salts)


def stages_of(earlier: Earlier) -> list[Stage]:
    """Return whose dice fell in the beginning of a game that was played on."""
    line = Line("", "the beginning of the game")
    line.fields = {"from": earlier.stages}
    return read_stages(line)


def earlier_of(record: Record, number: int) -> Earlier:
    """Return the first *number* answers of a game with their dice, for a game that goes on."""
    origin = record.origin
    for stage in reversed(record.stages):
        if stage.answers >= number:
            origin = stage.origin
    kept = [stage for stage in record.stages if stage.answers < number]
    stages = [*kept, Stage(number, origin)]
    return Earlier(record.answers[:number], [stage.data() for stage in stages])
