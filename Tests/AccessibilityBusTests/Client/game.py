"""Plays the memory game from the deal to the last pair through AT-SPI, without pixels, keys or pointer.

    private-bus python3 game.py GAME ARGS...

Prints what it reads, and ends with "done" if the game was won.
"""
import os
import re
import subprocess
import sys
import time

import pyatspi

from client import application, find, wait, walk

NAME = "memory-game"
FACE_DOWN = "face down"
# Seconds in which a screen reader can speak.
PAUSE = float(os.environ.get("PAUSE", "0"))


def cards(game):
    """Faces and elements of the cards that lie on the table, by number."""
    found = {}
    for each in walk(game):
        match = re.fullmatch(r"Card (\d+), (.+)", each.name)
        if match:
            found[int(match[1])] = (match[2], each)
    return found


def places(game):
    """Places of the cards in the window, as they are seen now."""
    extents = [card.queryComponent().getExtents(pyatspi.WINDOW_COORDS) for _, card in cards(game).values()]
    return [(each.x, each.y, each.width, each.height) for each in extents]


def press(element):
    assert element.queryAction().getName(0) == "click", element
    # A screen reader speaks what has the focus.
    element.queryComponent().grabFocus()
    time.sleep(PAUSE)
    return element.queryAction().doAction(0)


def turn(game, number):
    """Turns a card, and returns its face; that of its partner, if the pair is taken away before it can be read."""
    press(cards(game)[number][1])

    def face():
        now = cards(game)
        return now[number][0] if number in now and now[number][0] != FACE_DOWN else number not in now and "gone"

    return wait(f"card {number} is turned", face)


def play(game):
    press(wait("there is a deck", lambda: find(game, "push button", "Deck")))
    wait("the cards are dealt", lambda: len(cards(game)) >= 8)
    wait("the cards lie still", lambda: places(game) == (time.sleep(0.3), places(game))[1])
    known = {}
    while cards(game):
        left = sorted(cards(game))
        pairs = [[n for n in left if known.get(n) == face] for face in set(known.values())]
        pair = next((pair for pair in pairs if len(pair) == 2), None)
        first = pair[0] if pair else next(n for n in left if n not in known)
        known[first] = turn(game, first)
        partners = [n for n in left if n != first and known.get(n) == known[first]]
        second = partners[0] if partners else next(n for n in left if n != first and n not in known)
        face = turn(game, second)
        known[second] = known[first] if face == "gone" else face
        print(f"card {first} is {known[first]}, card {second} is {known[second]}", flush=True)
        # Cards that differ lie open until the next one is turned.
        if known[first] == known[second]:
            wait("the pair is taken away", lambda: not {first, second} & cards(game).keys())
            del known[first], known[second]


def main():
    program = subprocess.Popen(sys.argv[1:])
    try:
        game = wait("the game is there", lambda: application(NAME))
        wait("the window is there", lambda: game.childCount == 1)
        play(game)
        # Of the win, too.
        time.sleep(PAUSE)
        print([each.name for each in walk(game) if each.getRoleName() == "label"])
        assert program.poll() is None, "the game has ended"
    finally:
        program.kill()
        program.wait()
    print("done")


if __name__ == "__main__":
    main()
