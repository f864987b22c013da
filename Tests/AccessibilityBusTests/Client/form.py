"""Reads and uses the form of AccessibleProgram through AT-SPI's registry, as a screen reader would.

    private-bus python3 form.py PROGRAM

Ends with "done" if everything was as it should be.
"""
import subprocess
import sys

import pyatspi

from client import application, find, wait

NAME = "accessible-program"


def check_tree(program):
    assert program.toolkitName == "Lilt", program.toolkitName
    window = program[0]
    assert (window.getRoleName(), window.name) == ("frame", "Form")
    assert window.getState().contains(pyatspi.STATE_ACTIVE)
    names = [(child.getRoleName(), child.name) for child in window]
    assert ("heading", "Settings") in names and ("entry", "Letter") in names, names
    field = find(window, "entry")
    assert field.getState().contains(pyatspi.STATE_FOCUSED)
    return window


def check_component(window):
    button = find(window, "push button", "Count")
    extents = button.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    assert (extents.x, extents.y, extents.width, extents.height) == (10, 80, 80, 30), extents
    at = window.queryComponent().getAccessibleAtPoint(15, 85, pyatspi.WINDOW_COORDS)
    assert at.name == "Count", at


def check_action(window):
    button, text = find(window, "push button", "Count"), find(window, "label")
    assert button.description == "Adds one"
    assert button.queryAction().getName(0) == "click"
    assert button.queryAction().doAction(0)
    wait("the count is 1", lambda: text.name == "Count: 1")


def check_value(window):
    value = find(window, "slider").queryValue()
    assert (value.minimumValue, value.maximumValue, value.minimumIncrement) == (0, 1, 0.25)
    value.currentValue = 0.5
    wait("the slider is moved", lambda: value.currentValue == 0.5)


def check_text(window):
    field = find(window, "entry", "Letter")
    text, editable = field.queryText(), field.queryEditableText()
    assert text.getText(0, 5) == "Hello" and text.characterCount == 42
    string = text.getStringAtOffset(8, pyatspi.Atspi.TextGranularity.WORD)
    assert tuple(string) == ("dear ", 7, 12), string
    assert text.getTextAtOffset(35, pyatspi.TEXT_BOUNDARY_LINE_START)[0] == "Second line"
    assert text.setCaretOffset(5)
    wait("the caret is moved", lambda: text.caretOffset == 5)
    assert editable.insertText(5, " you", 4)
    wait("a text is inserted", lambda: text.getText(0, 9) == "Hello you")
    assert text.addSelection(0, 5)
    wait("a text is selected", lambda: text.getNSelections() == 1 and text.getSelection(0) == (0, 5))
    assert text.getCharacterExtents(0, pyatspi.WINDOW_COORDS) == (10, 150, 10, 20)


def check_selection(window):
    fruit = find(window, "list", "Fruit")
    selection = fruit.querySelection()
    assert selection.nSelectedChildren == 1 and selection.getSelectedChild(0).name == "Pear"
    assert selection.selectChild(3)
    wait("a row is selected", lambda: selection.isChildSelected(3))


def check_table(window):
    table = find(window, "table").queryTable()
    assert (table.nRows, table.nColumns) == (100000, 2)
    cell = table.getAccessibleAt(1, 0)
    # The binding has its own idea of a position: a row and a column behind a flag.
    assert cell.name == "1/0" and str(cell.queryTableCell().position) == "(1, row=1, column=0)", cell
    assert table.getColumnHeader(1).name == "Points"
    assert table.getAccessibleAt(99999, 1) is None


def check_collection(window):
    collection = window.queryCollection()
    rule = collection.createMatchRule(
        pyatspi.StateSet(pyatspi.STATE_CHECKABLE), collection.MATCH_ALL, "", collection.MATCH_ANY, [],
        collection.MATCH_ANY, "", collection.MATCH_ALL, False)
    found = collection.getMatches(rule, collection.SORT_ORDER_CANONICAL, 0, True)
    assert [each.name for each in found] == ["Sound", "Red", "Blue"], found


def check_events(window):
    events = []
    kinds = ["object:state-changed", "object:text-changed", "object:property-change", "focus:"]
    note = lambda event: events.append((str(event.type), event.source.name, event.detail1, event.any_data))
    pyatspi.Registry.registerEventListener(note, *kinds)
    # The registry tells programs about listeners; what happens before that is not told.
    sound = find(window, "check box", "Sound")

    def is_told():
        sound.queryAction().doAction(0)
        return wait("the switch is told", lambda: any(each[0].startswith("object:state-changed:checked") for each in events))

    is_told()
    find(window, "push button", "Count").queryComponent().grabFocus()
    wait("the focus is told", lambda: ("object:state-changed:focused", "Count", 1) in [each[:3] for each in events])
    editable = find(window, "entry", "Letter").queryEditableText()
    editable.insertText(0, "Oh! ", 4)
    insert = wait("typing is told", lambda: next((e for e in events if e[0].startswith("object:text-changed:insert")), None))
    assert insert[1:] == ("Letter", 0, "Oh! "), insert
    pyatspi.Registry.deregisterEventListener(note, *kinds)


def main():
    program = subprocess.Popen([sys.argv[1]])
    try:
        window = check_tree(wait("the program is there", lambda: application(NAME)))
        for check in [check_component, check_action, check_value, check_text, check_selection, check_table,
                      check_collection, check_events]:
            check(window)
            print(check.__name__)
        assert program.poll() is None, "the program has ended"
    finally:
        program.kill()
        program.wait()
    wait("the program is gone", lambda: application(NAME) is None)
    print("done")


main()
