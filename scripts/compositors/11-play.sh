# feature: the game is played with the pointer
# options weston: --shell kiosk
begin
find
# A click on the deck deals; every card flies for several frames, more on a faster machine.
mark
click_on Deck
rest
deal=$(since | grep -c '\[frames\]' || true)
[ "$deal" -gt 3 ] || fail "a deal of $deal frames"
mark
input click $((X + $(size | cut -dx -f1) / 2)) $((Y + $(size | cut -dx -f2) * 40 / 100))
rest
note "$deal frames of a deal"
