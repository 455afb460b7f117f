"""What MkDocs must know to make a site of our documents: `./dev docs` calls it.

README and the other pages at the top of the repository belong to the site too, the README as its
first page. Links are those of the repository; here they lead to pages of the site, and what is no
page (a folder, a source) stays as words.
"""

from __future__ import annotations

import posixpath
import re
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FIRST = "README.md"
TOP = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CREDITS.md")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")


def on_files(files: Any, config: Any) -> Any:
    """Let the pages at the top be pages of the site."""
    made = import_module("mkdocs.structure.files").File.generated
    for name in (FIRST, *TOP):
        text = relinked((ROOT / name).read_text(encoding="utf-8"), "")
        files.append(made(config, page_of(name), content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let links lead to pages of the site."""
    made_here = page.file.generated_by is not None
    return markdown if made_here else relinked(markdown, "docs")


def page_of(name: str) -> str:
    """Return the page of the site that a document is.

    >>> page_of("README.md")
    'index.md'
    """
    return "index.md" if name == FIRST else name


def relinked(text: str, folder: str) -> str:
    """Return the text of a document in a folder with its links as the site has them.

    >>> relinked("See [the bots](docs/bots.md#levels) in [src](src/dicehall).", "")
    'See [the bots](bots.md#levels) in src.'
    """

    def link(found: re.Match[str]) -> str:
        mark, words, target, anchor = found[1], found[2], found[3], found[4] or ""
        if not target or "://" in target or target.startswith("mailto:"):
            return found[0]
        path = posixpath.normpath(posixpath.join(folder, target))
        if path in (FIRST, *TOP):
            return f"{mark}[{words}]({page_of(path)}{anchor})"
        if path.startswith("docs/") and (ROOT / path).is_file():
            return f"{mark}[{words}]({path.removeprefix('docs/')}{anchor})"
        return words

    return LINK.sub(link, text)
