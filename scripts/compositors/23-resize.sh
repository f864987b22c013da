# feature: edges resize the window
begin
own_frame || untestable "$(framed_by)"
find
mark
drag_frame $((X + 640 + 4)) $((Y + 480 + 4)) $((X + 700)) $((Y + 520))
is_resized() { [ "$(size)" != 640x480 ]; }
await is_resized
frames=$(frames_since) sizes=$(since | grep -c configured || true)
note "$(size), $frames frames for $sizes sizes"
