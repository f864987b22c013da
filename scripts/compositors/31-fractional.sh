# feature: drawn at scale 1.5
# options: --scale 1.5
begin
! grep -q 'scale 1.5' "$log" || finish
grep -q 'scale 2.0' "$log" && without 'drawn at 2 and scaled down by the compositor'
fail "drawn at $(grep configured "$log" | tail -1)"
