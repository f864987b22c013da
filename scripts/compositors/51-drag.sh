# feature: a view is dragged onto another, through the compositor
program=${GAME%/*}/DragsProgram
[ -x "$program" ] || untestable 'there is no DragsProgram: swift build --product DragsProgram'
: >"$log"
LILT_SIZE=600x300 LILT_LOG=wayland,frames "$program" >>"$log" 2>&1 &
game=$!
says '\[frames\]' 20
rest
find
width=$(size | cut -dx -f1) height=$(size | cut -dx -f2)
y=$((Y + height / 2))
# drag X: drags the view to x = X, slowly enough for all programs involved to answer.
drag() {
    mark
    input move $((X + width / 6)) $y
    input down
    input move $((X + width / 6 + 20)) $y
    sleep 0.3
    input move $((X + width / 3)) $y
    sleep 0.3
    input move $1 $y
    sleep 0.5
}
drag $((X + width / 2))
shot "$OUT/drag.png" 2>/dev/null || true
input up
says 'text \["a text"\]'
# Released where it is not accepted, it is not dropped, and the next drag works.
drag $((X + width * 5 / 6))
input up
rest
! since | grep -q '^text\|^files' || fail 'it was dropped where it is not wanted'
drag $((X + width / 2 + 10))
input up
says 'text \["a text"\]'
kill -0 "$game" || fail 'it has ended'
note "$(since | sed -n 's/^text //p')"
