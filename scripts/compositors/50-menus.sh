# feature: menus reach beyond their window, by pointer and keys
start MenusProgram 400x240
if [ "$COMPOSITOR" = sway ]; then
    mark
    control size 400 240
    says 'configured: 400.0 by 240' '\[frames\].*at rest'
fi
[ "$(size)" = 400x240 ] || fail "its size is $(size)"
find

# The menu's button is in the upper half of the window.
open() {
    mark
    input click $((X + 200)) $((Y + 100))
    says 'popup: [0-9]' '\[frames\].*at rest'
    set -- $(since | sed -n 's/.*popup: \([0-9]*\)[.0-9]* by \([0-9]*\).* at \(-*[0-9]*\)[.0-9]*, \(-*[0-9]*\).*/\1 \2 \3 \4/p' | tail -1)
    width=$1 height=$2 left=$3 top=$4
    rest
}
open
[ "$top" -lt 0 ] || [ $((top + height)) -gt 240 ] || fail "the menu is at $left, $top, $width by $height"
shot "$OUT/menu.png" 2>/dev/null || true
# The tenth item; items are 28 points high.
mark
input click $((X + left + 60)) $((Y + top + 5 + 9 * 28 + 14))
says 'chose 10'
open
mark
input key Down
input key Down
input key Return
says 'chose 2'
open
mark
input key Up
handled
input key Right
says 'popup: [0-9]' '\[frames\].*at rest'
shot "$OUT/submenu.png" 2>/dev/null || true
input key Down
input key Return
says 'chose deeper'
open
mark
input key Escape
rest
! since | grep -q chose || fail 'Escape chose something'
# A press outside of the program dismisses the menu.
open
mark
input click 1275 795
says 'popup: dismissed'
rest
mark
input rclick $((X + 390)) $((Y + 230))
says 'popup: [0-9]' '\[frames\].*at rest'
rest
mark
input key Down
input key Return
says 'chose here'
kill -0 "$game" || fail 'it has ended'
note "$width by $height points at $left, $top of 400 by 240"
