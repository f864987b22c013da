# feature: its output is rescaled, unplugged and plugged in again while cards fly, and the deal ends
begin LILT_SLOW=8
find
files() { ls -l /proc/$game/fd | grep -vc memfd:lilt; }
set -- $(place Deck)
deck="$((X + $1)) $((Y + $2))"
# twice: with the pointer over the window, where it comes anew at each scale: pictures of pointers are kept open.
twice() {
    mark
    lab control output scale 2
    says 'scale 2.0'
    come
    mark
    control output scale 1
    says 'scale 1.0' '\[frames\] frame'
}
# come: waits until the pointer has come to the content at the new scale. KWin and Cage keep it over the window, and send
# nothing: under KWin it goes to and fro between content and title bar, which is at the top of the smaller desktop.
come() {
    case $COMPOSITOR in
    kwin) await comes ;;
    cage) ;;
    *) says 'the pointer came' ;;
    esac
}
comes() {
    input move 100 20
    input move 300 200
    said "$marked" 'scale 2.0' 'the pointer came'
}
input move $deck
twice
rest
before=$(files)
mark
input click $deck
says '\[frames\] frame'
twice
mark
control output off && status=0 || status=$?
if [ $status = 0 ]; then
    says 'not seen'
    control output on
elif [ $status = 3 ]; then
    note 'rescaled; it cannot be unplugged here'
else
    fail 'the output stays'
fi
rest
is_tidy() { [ "$(files)" -le "$before" ]; }
await is_tidy
# Its window still gets input, wherever it is now.
find
