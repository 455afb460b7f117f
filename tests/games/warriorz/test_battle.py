"""Rounds, initiative, moves, attacks, wounds and victory, line by line of the checklist."""

from __future__ import annotations

from dicehall.games.warriorz.victory import decide
from dicehall.kit.dice import FastDice
from tests.games.warriorz.scenes import Scene, laid


def test_cards_are_chosen_in_secret_and_the_old_card_still_gives_the_defence() -> None:
    """[choice] [choice.secret] [choice.old-card] [setup.tokens]"""
    scene = Scene(agaric="north", baobab="south")
    scene.open_card("agaric", "agaric-feint")
    scene.round(agaric="agaric-volley", baobab="baobab-stride")
    view = scene.g.view(scene.warrior("baobab").seat)
    agaric = view["warriors"][0]  # type: ignore[index]
    assert (agaric["face_down"], agaric["chosen"]) == (True, None)
    assert agaric["defence"] == 6
    assert "agaric-volley" in agaric["hand"]  # it may still be there for all baobab knows
    own = scene.g.view(scene.warrior("agaric").seat)["warriors"][0]  # type: ignore[index]
    assert own["chosen"] == "agaric-volley"


def test_who_is_called_reveals_and_acts_at_once() -> None:
    """[initiative] [battle] [battle.round]"""
    scene = Scene(agaric="north", baobab="south")
    scene.round(agaric="agaric-feint", baobab="baobab-stride")
    assert scene.order() == ["agaric"]
    assert scene.asked() == "agaric"


def test_the_new_card_gives_the_defence_from_its_reveal() -> None:
    """[actions.cover] [actions]"""
    scene = Scene(agaric="north", baobab="south")
    assert scene.g.card_of(scene.warrior("agaric")).defence == 5
    scene.round(agaric="agaric-feint", baobab="baobab-stride")
    assert scene.g.card_of(scene.warrior("agaric")).defence == 6


def test_every_move_point_crosses_one_line_and_all_are_spent() -> None:
    """[move] [move.points]"""
    scene = Scene(agaric="north", baobab="south")
    scene.warrior("agaric").shock = 20
    scene.round(agaric="agaric-feint")
    assert scene.options() == ["move centre"]  # the only way that ends beside a target
    scene.play("move centre")
    assert scene.asked() == "agaric"
    assert all(option.startswith("move") for option in scene.options())


def test_strikes_reach_the_own_zone_and_shots_any_other() -> None:
    """[attack] [attack.strike] [attack.shot]"""
    scene = Scene(bonsai="centre", agaric="centre", baobab="north", cactus="south")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-stance")
    assert scene.options() == ["strike agaric"]
    scene = Scene(bonsai="north", agaric="north", baobab="centre", cactus="south")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-shuriken")
    shots = [option for option in scene.options() if option.startswith("shoot")]
    assert shots == ["shoot cactus", "shoot baobab"]


def test_a_die_hits_when_it_reaches_the_defence() -> None:
    """[attack.hit]"""
    scene = Scene(bonsai="centre", baobab="centre")
    scene.warrior("baobab").amulet = False
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[3, 4, 5], bonsai="bonsai-stance")
    scene.play("strike baobab")
    assert scene.warrior("baobab").lives == 11


def test_each_wound_is_a_glory_and_the_first_ever_three() -> None:
    """[wounds] [wounds.glory] [first-wound]"""
    scene = Scene(bonsai="centre", baobab="centre")
    scene.warrior("baobab").amulet = False
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[6, 6, 1], bonsai="bonsai-stance")
    scene.play("strike baobab")
    assert scene.warrior("bonsai").glory == 3 + 1


def test_played_cards_are_gone_and_the_eighth_stays_unused() -> None:
    """[round.end] [round.spent] [round.seven]"""
    g = laid(2, draw="named", warriors="baobab, zamioculcas")
    for warrior in g.warriors:
        warrior.lives = 1000
    dice = FastDice(4)
    while not g.over:
        if g.asking() == "ChooseCards":
            assert len(g.legal()) == 8 - g.round + 1
        g.apply(g.options[dice.below(g.option_count)])
    assert g.round == 7
    assert all(bin(w.hand).count("1") == 1 for w in g.warriors)


def test_the_last_one_standing_wins_at_once_whatever_the_glory() -> None:
    """[victory] [victory.last]"""
    scene = Scene(bonsai="centre", baobab="centre")
    scene.warrior("bonsai").glory = 30
    scene.warrior("bonsai").lives = 1
    scene.warrior("bonsai").amulet = False
    scene.warrior("baobab").shock = 20
    scene.round(dice=[6, 6], baobab="baobab-bark")
    scene.play("strike bonsai")
    assert scene.g.over
    assert scene.g.winner == scene.warrior("baobab").team


def test_after_the_seventh_round_glory_decides_then_trophies() -> None:
    """[victory.glory] [victory.trophies]"""
    scene = Scene(round=7, bonsai="north", baobab="south")
    scene.warrior("baobab").glory = 1
    decide(scene.g)
    assert scene.g.winner == scene.warrior("baobab").team
    scene = Scene(round=7, bonsai="north", baobab="south")
    scene.warrior("baobab").trophies = 1
    decide(scene.g)
    assert scene.g.winner == scene.warrior("baobab").team


def test_one_team_left_wins_without_counting() -> None:
    """[teams.last]"""
    scene = Scene(mode=3, bonsai="centre", baobab="centre", agaric="north", cactus="south")
    scene.warrior("cactus").lives = 0
    scene.warrior("cactus").glory = 40
    scene.warrior("baobab").lives = 1
    scene.warrior("baobab").amulet = False
    scene.warrior("bonsai").shock = 20
    scene.round(dice=[6, 6, 6], bonsai="bonsai-stance")
    scene.play("strike baobab")
    assert scene.g.over
    assert scene.g.returns() == [0.5, 0.0, 0.5, 0.0]


def test_a_re_dealt_card_fits_what_the_calls_have_shown() -> None:
    """[choice.secret] [initiative]"""
    for seed in range(60):
        g = laid(4, draw="random")
        dice = FastDice(seed)
        steps = 0
        while not g.over and steps < 30 + seed:
            g.apply(g.options[dice.below(g.option_count)])
            steps += 1
        if g.over or g.acting < 0:
            continue
        twin = g.determinised(int(g.seat), FastDice(seed))
        assert twin.view(int(g.seat)) == g.view(int(g.seat))
        for warrior in twin.warriors:
            if warrior.chosen >= 0 and warrior.lives > 0:
                printed = twin.book.cards[warrior.id * 8 + warrior.chosen].initiative
                assert printed <= warrior.latest


def test_reasons_are_given_for_what_is_not_possible() -> None:
    """[actions.all]"""
    scene = Scene(bonsai="centre", agaric="north", jojoba="centre", baobab="centre")
    scene.open_card("jojoba", "jojoba-pipe")
    scene.warrior("bonsai").skull = scene.index("baobab")
    scene.warrior("bonsai").shock = 20
    scene.round(bonsai="bonsai-sweep")
    why = scene.refused()
    assert why["strike jojoba"] == "why-no-strikes"
    assert why["strike baobab"] == "why-skull"
    assert why["strike agaric"] == "why-too-far"
    assert "shoot agaric" not in why  # the card has no shot
