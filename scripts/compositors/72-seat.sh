# feature: the pointer is unplugged while a button is held: nothing is pressed, and the next click counts
begin $(watched)
find
set -- $(place Deck)
input move $((X + $1)) $((Y + $2))
input down
handled
lab control seat pointer off
handled
# The button is released while there is no pointer: Weston counts a button that stays pressed.
input up || true
control seat pointer on
rest
! is_dealt || fail 'cards are dealt though the button never went up'
input move 1279 799
rest
click_on Deck
rest
is_dealt || fail 'the next click deals no cards'
