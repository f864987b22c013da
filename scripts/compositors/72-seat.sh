# feature: the pointer is unplugged while a button is held: nothing is pressed, and the next click counts
begin
find
set -- $(place Deck)
input move $((X + $1)) $((Y + $2))
input down
sleep 0.3
control seat pointer off
sleep 0.3
# The button is released while there is no pointer: Weston counts a button that stays pressed.
input up || true
control seat pointer on
mark
sleep 1
[ "$(since | grep -c '\[frames\]' || true)" -le 20 ] || fail 'cards are dealt though the button never went up'
input move 1279 799
rest
mark
click_on Deck
says '\[frames\]'
rest
frames=$(since | grep -c '\[frames\]' || true)
[ "$frames" -ge 20 ] || fail "$frames frames after the next click"
