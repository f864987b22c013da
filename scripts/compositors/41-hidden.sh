# feature: hidden while cards fly: no frames, and the deal ends
begin LILT_SLOW=3
find
mark
click_on Deck
says '\[frames\] frame'
lab control hide
# The first line is about half a second without an answer of the compositor.
mark
says 'not seen'
mark
says 'not seen.*at rest'
[ "$(frames_since)" = 0 ] || fail "$(frames_since) frames while hidden"
mark
control show
rest
[ "$(frames_since)" -le 2 ] || fail 'the deal was not over when it was shown again'
