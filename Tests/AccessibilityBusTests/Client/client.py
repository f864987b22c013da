"""Helpers for clients of AT-SPI: waiting, and looking for elements."""
import time

import gi
import pyatspi
from gi.repository import GLib

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

PATIENCE = 20
# A program that is drawing on a busy machine may answer late. libatspi gives up after 0.8 seconds of its own accord.
Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)


def wait(what, condition):
    """Lets messages come until `condition` holds, for at most `PATIENCE` seconds, and returns its value."""
    context = GLib.MainContext.default()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            value = condition()
        except GLib.GError:
            # An element has vanished between two calls.
            value = None
        if value:
            return value
        context.iteration(False) or time.sleep(0.01)
    raise AssertionError(f"it took too long until {what}")


def read(reading):
    """The value of `reading`, which begins anew if an element vanishes meanwhile."""
    (value,) = wait("the window is read", lambda: (reading(),))
    return value


def application(name):
    """The program called `name`; None if it is not on the bus."""
    return next((each for each in pyatspi.Registry.getDesktop(0) if each and each.name == name), None)


def walk(root):
    """All elements below `root`. Those that vanish meanwhile are left out."""
    for child in root:
        if child:
            yield child
            yield from walk(child)


def find(root, role, name=None):
    """The first element of a role and a name below `root`; None if there is none."""
    return next((each for each in walk(root) if each.getRoleName() == role and name in (None, each.name)), None)
