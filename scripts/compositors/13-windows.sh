# feature: several windows, of which the first closes first
program=${GAME%/*}/WindowsProgram
[ -x "$program" ] || untestable 'there is no WindowsProgram: swift build --product WindowsProgram'
LILT_SIZE= LILT_LOG=wayland "$program" >"$log" 2>&1 &
game=$!
says 'first is there'
# Cage gives also a window of fixed size the whole screen.
[ "$COMPOSITOR" = cage ] || says 'configured: 300.0 by 200.0'
says 'third is there, for 7'
says 'first sees 1'
says 'first is gone'
says 'third goes on'
ended || fail "its status is $?"
