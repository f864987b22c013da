# feature: fullscreen from the start
begin LILT_FULLSCREEN=1
[ "$(size)" = 1280x800 ] || fail "its size is $(size)"
