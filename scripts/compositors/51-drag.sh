# feature: a view is dragged onto another, through the compositor
start DragsProgram 600x300
find
width=$(size | cut -dx -f1) height=$(size | cut -dx -f2)
y=$((Y + height / 2))
comes() {
    step=$((41 - step))
    input move $((X + width / 6 + step)) $y
    said "$marked" 'a drag came'
}
# drag X: drags the view to x = X, and waits at each step until the game has been told by the compositor. The last
# point is told twice: by then the compositor has the answer to the first.
drag() {
    mark
    input move $((X + width / 6)) $y
    input down
    # The drag begins with this move, of which labwc and Cage tell with the next one.
    step=20
    await comes
    for x in $((X + width / 3)) $1 $(($1 + 1)); do
        input move $x $y
        says "a drag .* $((x - X)).0,"
    done
}
drag $((X + width / 2))
shot "$OUT/drag.png" 2>/dev/null || true
input up
says 'text \["a text"\]'
# Released where it is not accepted, it is not dropped, and the next drag works.
drag $((X + width * 5 / 6))
input up
# Weston has taken the keys away for the drag. The pointer comes back when the drag is over, in Sway when it moves.
input move $((X + width / 2)) $y
says 'a drag (left|was dropped)' 'the pointer came'
! since | grep -q 'a drag was dropped' || fail 'it was dropped where it is not wanted'
drag $((X + width / 2 + 10))
input up
says 'text \["a text"\]'
kill -0 "$game" || fail 'it has ended'
note "$(since | sed -n 's/^text //p')"
