# feature: the game is played with the pointer
# options weston: --shell kiosk
begin $(watched)
find
! is_dealt || fail 'it is dealt before the click'
mark
click_on Deck
rest
deal=$(frames_since)
is_dealt || fail 'no card has left the deck'
mark
input click $((X + $(size | cut -dx -f1) / 2)) $((Y + $(size | cut -dx -f2) * 40 / 100))
rest
note "$deal frames of a deal"
