# feature: a window opens and is drawn
begin
[ "$(size)" = 640x480 ] || tiled || fail "its size is $(size)"
note "$(size)"
