# feature: several windows, of which the first closes first
program=${GAME%/*}/WindowsProgram
[ -x "$program" ] || untestable 'there is no WindowsProgram: swift build --product WindowsProgram'
LILT_SIZE= LILT_LOG=wayland "$program" >"$log" 2>&1 &
game=$!
says 'first is there' 20
says 'configured: 300.0 by 200.0'
says 'third is there, for 7'
says 'first sees 1'
says 'first is gone'
says 'third goes on'
for _ in $(seq $((100 * patience))); do
    kill -0 "$game" 2>/dev/null || break
    sleep 0.1
done
! kill -0 "$game" 2>/dev/null || fail 'it goes on without windows'
wait "$game" || fail "its status is $?"
