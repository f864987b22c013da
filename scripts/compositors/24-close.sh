# feature: the title bar's button closes the window
begin
own_frame || untestable "$(framed_by)"
find
input click $((X + 640 - 24)) $((Y - 20))
ended || fail "its status is $?"
