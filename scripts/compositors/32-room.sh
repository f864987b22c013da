# feature: a window too high for its screen opens with its title bar on it, and keeps it there when the screen shrinks
# options: --size 1024x720
# options cage: --size 1280x720
begin LILT_SIZE=960x720
if tiled; then
    [ "$(size)" = "$WLAB_SIZE" ] || fail "its size is $(size) on a screen of $WLAB_SIZE"
    without 'windows fill the screen there'
fi
# The height of the title bar: ours, or the compositor's.
if own_frame; then bar=40; else bar=26; fi

# fits WIDTH HEIGHT: fails unless the content at X, Y and its title bar are no larger than such a screen, with the title
# bar on it.
fits() {
    local content
    content=$(size)
    [ "${content%x*}" -le "$1" ] && [ $((${content#*x} + bar)) -le "$2" ] || fail "a content of $content on $1x$2"
    [ "$X" -ge 0 ] && [ "$Y" -ge "$bar" ] || fail "its content begins at $X, $Y: its title bar is not on the screen"
    seen="$content at $X, $Y"
}
find
fits 1024 720
opened=$seen
mark
control output mode 800x600 && status=0 || status=$?
if [ $status = 3 ]; then
    note "$opened; the screen cannot be shrunk here"
    finish
fi
[ $status = 0 ] || fail 'the screen keeps its size'
says 'configured: '
rest
# From the title bar the pointer comes to the content, which tells where that is.
input move $((X + 100)) $((Y - 20))
rest
mark
input move $((X + 100)) $((Y + 100))
says 'the pointer came'
set -- $(since | sed -n 's/.*the pointer came at \([-0-9]*\)[.0-9]*, \([-0-9]*\).*/\1 \2/p' | tail -1)
X=$((X + 100 - $1)) Y=$((Y + 100 - $2))
fits 800 600
note "$opened; then $seen"
