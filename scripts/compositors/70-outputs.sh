# feature: its output is rescaled, unplugged and plugged in again while cards fly, and the deal ends
begin LILT_SLOW=3
find
files() { ls -l /proc/$game/fd | grep -vc memfd:lilt; }
twice() {
    mark
    control output scale 2
    says 'scale 2.0'
    sleep 0.3
    control output scale 1
    says 'scale 1.0'
}
# Resources that the second scale needs, such as its pointers, are kept.
twice
rest
before=$(files)
find
click_on Deck
sleep 0.3
twice
control output off && status=0 || status=$?
if [ $status = 0 ]; then
    sleep 1
    control output on
elif [ $status = 3 ]; then
    note 'rescaled; it cannot be unplugged here'
else
    fail 'the output stays'
fi
mark
sleep 8
rest
mark
sleep 2
[ -z "$(since)" ] || fail 'the deal does not end'
[ "$(files)" -le "$before" ] || fail "$(files) open files, $before before"
# Its window still gets input, wherever it is now.
find
