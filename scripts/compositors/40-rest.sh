# feature: no frame and no CPU time at rest
begin
cpu() { awk '{ print $14 + $15 }' /proc/$game/stat; }
# Answers of the compositor to the last frame may still arrive.
sleep 2
mark
before=$(cpu)
sleep 5
[ -z "$(since)" ] || fail 'frames at rest'
[ "$(cpu)" = "$before" ] || fail "$(($(cpu) - before)) ticks of CPU in 5 s"
