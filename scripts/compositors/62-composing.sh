# feature: an input method composes in a text field
start InputsProgram 400x300
find
input click $((X + 200)) $((Y + 30))
handled
mkfifo "$OUT/go"
"$other" compose ni 你 <"$OUT/go" >"$OUT/method" &
method=$!
exec 9>"$OUT/go"
ended_or_marked() { ! kill -0 $method 2>/dev/null || grep -q marked "$OUT/method"; }
await ended_or_marked
if ! grep -q marked "$OUT/method"; then
    wait $method && status=0 || status=$?
    [ $status != 3 ] || untestable "it has no $(cat "$OUT/method")"
    fail 'the input method has ended'
fi
shot "$OUT/marked.png" 2>/dev/null || true
! grep -q '^text' "$log" || fail 'marked text is not typed yet'
mark
echo >&9
says 'text 你$'
