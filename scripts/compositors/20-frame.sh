# feature: a title bar
begin
find
own_frame || without "the compositor's own"
# The point above the content is in the title bar: a click there must not reach the content.
mark
input click $((X + 100)) $((Y - 20))
sleep 0.5
! since | grep -q 'the pointer came' || fail 'the bar is content'
shot "$OUT/bar.png" 2>/dev/null || note 'not looked at: no screenshots here'
