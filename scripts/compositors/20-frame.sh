# feature: a title bar
begin
find
own_frame || without "$(framed_by)"
# The point above the content is in the title bar: there the pointer has left the content, and can come back.
mark
input click $((X + 100)) $((Y - 20))
input move $((X + 100)) $((Y + 100))
says 'the pointer came'
shot "$OUT/bar.png" 2>/dev/null || note 'not looked at: no screenshots here'
