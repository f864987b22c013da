# feature: the title bar's button closes the window
begin
own_frame || untestable "the compositor's own"
find
input click $((X + 640 - 24)) $((Y - 20))
for _ in $(seq $((50 * patience))); do
    kill -0 "$game" 2>/dev/null || break
    sleep 0.1
done
! kill -0 "$game" 2>/dev/null || fail 'it goes on'
wait "$game" || fail "its status is $?"
