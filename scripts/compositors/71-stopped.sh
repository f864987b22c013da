# feature: the compositor stops for five seconds while cards fly: hardly any CPU time, and the deal goes on
begin LILT_SLOW=3
find
cpu() { awk '{ print $14 + $15 }' /proc/$game/stat; }
click_on Deck
says '\[frames\]'
mark
# One frame that is under way when the compositor stops is still drawn.
before=$(cpu)
control suspend 5
used=$(($(cpu) - before))
frames=$(since | grep -c '\[frames\]' || true)
[ $used -le 50 ] || fail "$used ticks of CPU in 5 s"
sleep 4
rest
mark
sleep 2
[ -z "$(since)" ] || fail 'the deal does not end'
find
note "$frames frames, $((used * 10)) ms of CPU"
