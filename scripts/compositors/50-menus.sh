# feature: menus reach beyond their window, by pointer and keys
start MenusProgram 400x240
find
if [ "$COMPOSITOR" = sway ]; then
    mark
    control size 400 240
    says 'configured: 400.0 by 240' '\[frames\].*at rest'
fi
if [ "$COMPOSITOR" != cage ]; then
    [ "$(size)" = 400x240 ] || fail "its size is $(size)"
    find
fi
width=$(size | cut -dx -f1) height=$(size | cut -dx -f2)
button="$((X + width / 2)) $((Y + height / 2 - 20))" corner="$((X + width - 10)) $((Y + height - 10))" bottom=$height

# The menu's button is in the middle, above the picker.
open() {
    mark
    input click $button
    says 'popup: [0-9]' '\[frames\].*at rest'
    set -- $(since | sed -n 's/.*popup: \([0-9]*\)[.0-9]* by \([0-9]*\).* at \(-*[0-9]*\)[.0-9]*, \(-*[0-9]*\).*/\1 \2 \3 \4/p' | tail -1)
    width=$1 height=$2 left=$3 top=$4
    rest
}
open
# In Cage windows fill the screen, and menus stay in them.
[ "$COMPOSITOR" = cage ] || [ "$top" -lt 0 ] || [ $((top + height)) -gt $bottom ] ||
    fail "the menu is at $left, $top, $width by $height"
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
if [ "$COMPOSITOR" != cage ]; then
    # A press outside of the program dismisses the menu.
    open
    mark
    input click 1275 795
    says 'popup: dismissed'
    rest
fi
mark
input rclick $corner
says 'popup: [0-9]' '\[frames\].*at rest'
rest
mark
input key Down
input key Return
says 'chose here'
kill -0 "$game" || fail 'it has ended'
[ "$COMPOSITOR" != cage ] || without 'windows fill the screen there, and menus stay in them'
note "$width by $height points at $left, $top of $(size | sed 's/x/ by /')"
