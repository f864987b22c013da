# feature: hidden while cards fly: no frames, and the deal ends
begin LILT_SLOW=3
find
click_on Deck
sleep 0.5
control hide
sleep 0.5
mark
sleep 6
[ "$(since | grep -c '\[frames\]' || true)" -le 1 ] || fail "$(since | grep -c frames || true) frames while hidden"
control show
sleep 1
mark
sleep 2
[ "$(since | grep -c '\[frames\]' || true)" -le 2 ] || fail 'the deal was not over when it was shown again'
