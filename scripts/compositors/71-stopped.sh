# feature: the compositor stops for five seconds while cards fly: hardly any work, and the deal goes on
begin LILT_SLOW=8
find
cpu() { awk '{ print $14 + $15 }' /proc/$game/stat; }
mark
click_on Deck
says '\[frames\] frame'
compositor=$(cat "$WLAB_DIR/pid")
trap 'kill -CONT "$compositor" 2>/dev/null || true; finish $?' EXIT
kill -STOP "$compositor"
mark
before=$(cpu)
sleep 5
used=$(($(cpu) - before))
frames=$(frames_since) updates=$(since | grep -c 'not seen' || true)
# Those under way when the compositor stops are still drawn, and one more needs no answer.
[ $frames -le 3 ] || fail "$frames frames while it was stopped"
# After 0.5 s without an answer, and then after waits that begin at 0.25 s and double.
[ $updates -le 6 ] || fail "$updates updates while it was stopped"
kill -CONT "$compositor"
rest
find
note "$frames frames, $updates updates, $((used * 10)) ms of CPU"
