# feature: the title bar moves the window
begin
own_frame || untestable "$(framed_by)"
find
x=$X y=$Y
drag_frame $((X + 100)) $((Y - 20)) $((X + 180)) $((Y + 10))
find
[ $((X - x)) -ge 60 ] && [ $((Y - y)) -ge 15 ] || fail "it moved by $((X - x)), $((Y - y))"
