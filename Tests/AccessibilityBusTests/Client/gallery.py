"""Reads every page of the gallery through AT-SPI, chooses a date, and moves a row of a list.

    private-bus python3 gallery.py GALLERY ARGS...

Prints what is wrong, one fault a line, and ends with "done" if nothing is.
"""
import subprocess
import sys

import pyatspi

from client import application, find, read, wait, walk

NAME = "gallery"
BACK = "All pages"
# Roles of what people use: each needs a name, or says nothing to a listener.
CONTROLS = {
    "push button", "check box", "radio button", "slider", "spin button", "combo box", "entry", "password text", "link",
    "page tab", "toggle button", "menu", "menu item", "list item", "table row", "table column header",
}


def press(element):
    assert element.queryAction().doAction(0), element


def buttons(gallery):
    return [each for each in walk(gallery) if each.getRoleName() == "push button"]


def places(gallery):
    """Names and heights of the buttons as they are now."""
    return [(each.name, each.queryComponent().getExtents(pyatspi.WINDOW_COORDS).y) for each in buttons(gallery)]


def scroll(gallery):
    """Scrolls the index by a page. Returns false at its end."""
    before = None

    def asked():
        # The window may have changed since its actions were read, and then has another page, or none.
        nonlocal before
        names, action = read(lambda: actions(find(gallery, "scroll pane")))
        if "increment" not in names:
            return "at the end"
        before = read(lambda: places(gallery))
        return action.doAction(names.index("increment")) and "asked"

    if wait("the index is at its end or scrolls", asked) == "at the end":
        return False
    wait("the index is scrolled", lambda: places(gallery) != before)
    return True


def stops(gallery):
    """Scrolls the index from stop to stop. The window may have changed since it was read last, so its end is a stop twice."""
    yield
    while scroll(gallery):
        yield
    yield


def index(gallery):
    """Names of the buttons of the index, each of which opens a page. Rows of the index are made as they come into view."""
    names = []
    for _ in stops(gallery):
        shown = read(lambda: [each.name for each in buttons(gallery)])
        names += [name for name in shown if name not in names]
    return names


def faults(page):
    """What a screen reader could not say of a page."""
    elements = list(walk(page))
    if len(elements) < 3:
        yield "it has nothing to read"
    for each in elements:
        role = each.getRoleName()
        if role in ("unknown", "invalid"):
            yield f"“{each.name}” has no role"
        if role in CONTROLS and not each.name:
            yield f"a {role} has no name"
        extents = each.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        if role in CONTROLS and (extents.width <= 0 or extents.height <= 0):
            yield f"the {role} “{each.name}” has no size"
        if "Text" in each.get_interfaces():
            text = each.queryText()
            if len(text.getText(0, -1)) != text.characterCount:
                yield f"the text of the {role} “{each.name}” has another length"


def open_page(gallery, name):
    """Opens the page whose button begins with `name`."""

    def button():
        return next((each for each in buttons(gallery) if each.name.startswith(name)), None)

    found = next((each for _ in stops(gallery) if (each := read(button))), None)
    assert found, f"“{name}” is not in the index"
    press(found)
    wait(f"“{name}” is open", lambda: find(gallery, "push button", BACK) and not button())


def close_page(gallery):
    press(wait("there is a way back", lambda: find(gallery, "push button", BACK)))
    wait("the index is back", lambda: not find(gallery, "push button", BACK) and len(buttons(gallery)) > 10)


def read_pages(gallery):
    pages = index(gallery)
    found = []
    for page in pages:
        open_page(gallery, page)
        # Pages that move change while they are read.
        found += [f"{page}: {fault}" for fault in read(lambda: list(faults(gallery)))]
        close_page(gallery)
    return len(pages), found


def walk_chapters(gallery):
    """Goes from chapter to chapter of the index by the actions of its rotor, and one back."""

    def focused():
        return next((each for each in walk(gallery) if each.getState().contains(pyatspi.STATE_FOCUSED)), None)

    def move(element, name):
        names, action = read(lambda: actions(element))
        before = read(lambda: element.name)

        def moved():
            each = focused()
            return each if each and each.name != before else None

        assert action.doAction(names.index(name))
        return wait(f"the focus has moved from “{before}”", moved)

    second = move(read(lambda: buttons(gallery)[0]), "Next in Chapters")
    chapters = [move(second, "Previous in Chapters")]
    for _ in range(4):
        chapters.append(move(chapters[-1], "Next in Chapters"))
    assert all(each.getRoleName() == "heading" for each in chapters), chapters
    names = [each.name for each in chapters]
    assert len(set(names)) == len(names) and names[1] == second.name, names
    extents = chapters[-1].queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    assert 0 <= extents.y <= 700, extents


def choose_date(gallery):
    """Chooses the 9th of the month that is shown, and reads it back."""
    open_page(gallery, "Dates")
    day = wait(
        "there is a 9th",
        lambda: next((each for each in buttons(gallery) if " 9 " in each.name), None))
    press(day)
    wait("the 9th is chosen", lambda: day.getState().contains(pyatspi.STATE_SELECTED))
    field = wait("there is a field", lambda: next((each for each in walk(gallery) if each.name == "Departure"), None))
    wait("the field shows it", lambda: field.queryText().getText(0, -1).startswith("9 "))
    close_page(gallery)


def rows(gallery):
    return [each for each in walk(gallery) if "Move down" in actions(each)[0] or "Move up" in actions(each)[0]]


def actions(element):
    """Names of an element's actions, and the interface that performs them."""
    if "Action" not in element.get_interfaces():
        return [], None
    action = element.queryAction()
    return [action.getName(number) for number in range(action.nActions)], action


def move_row(gallery):
    """Moves the first row of a list down, and back."""
    open_page(gallery, "Lists")
    press(wait("there is a list", lambda: find(gallery, "push button", "Shopping")))
    wait("the list is there", lambda: len(rows(gallery)) > 2)
    before = read(lambda: [row.name for row in rows(gallery)])

    def move(index, name):
        names, action = read(lambda: actions(rows(gallery)[index]))
        assert action.doAction(names.index(name))

    move(0, "Move down")
    wait("the row is moved", lambda: [row.name for row in rows(gallery)][:2] == [before[1], before[0]])
    move(1, "Move up")
    wait("the row is back", lambda: [row.name for row in rows(gallery)] == before)
    close_page(gallery)


def main():
    program = subprocess.Popen(sys.argv[1:])
    try:
        gallery = wait("the gallery is there", lambda: application(NAME))
        wait("the index is there", lambda: len(buttons(gallery)) > 10)
        walk_chapters(gallery)
        count, found = read_pages(gallery)
        choose_date(gallery)
        move_row(gallery)
        assert program.poll() is None, "the gallery has ended"
    finally:
        program.kill()
        program.wait()
    print(f"{count} pages", *found, sep="\n")
    assert not found
    print("done")


if __name__ == "__main__":
    main()
