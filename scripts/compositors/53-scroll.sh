# feature: rows scroll by a wheel and by a touchpad
start InputsProgram 400x300
find
input move $((X + 200)) $((Y + 200))
handled
# offset: prints the last offset that was reported.
offset() { sed -n 's/^offset //p' "$log" | tail -1; }
input scroll 0 3
rest
wheel=$(offset)
[ "${wheel:-0}" -gt 0 ] || fail "after three clicks of the wheel the offset is ${wheel:-0}"
input scroll 0 -6
rest
[ "$(offset)" = 0 ] || fail "scrolled back, the offset is $(offset)"
if input finger 0 45 2>"$OUT/refused"; then
    rest
    [ "$(offset)" -gt 0 ] || fail "after 45 points of a touchpad the offset is $(offset)"
    note "three clicks $wheel points, 45 points of a touchpad $(offset)"
else
    note "three clicks $wheel points; no touchpad in the lab"
fi
