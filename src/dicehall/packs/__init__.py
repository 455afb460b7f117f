"""Packs: cards that other people bring, with texts, dice, pictures and languages.

    marsh/
        pack.toml           name, game, version
        content/*.toml      entries that come beside ours
        text/en.ftl ...     their names and texts
        pictures/ID.svg     what cards look like

`pack` reads such a folder, `laying` puts packs together with the cards of a game into one folder,
which is then the content of a set-up, and `checking` says all that is wrong with one.
"""
