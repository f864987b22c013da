# feature: fullscreen from the start
begin LILT_FULLSCREEN=1
[ "$(size)" = "$WLAB_SIZE" ] || fail "its size is $(size)"
