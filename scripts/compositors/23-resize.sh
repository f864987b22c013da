# feature: edges resize the window
begin
own_frame || untestable "the compositor's own"
find
mark
input drag $((X + 640 + 4)) $((Y + 480 + 4)) $((X + 700)) $((Y + 520))
rest
[ "$(size)" != 640x480 ] || fail 'its size is what it was'
frames=$(since | grep -c '\[frames\]' || true) sizes=$(since | grep -c configured || true)
note "$(size), $frames frames for $sizes sizes"
