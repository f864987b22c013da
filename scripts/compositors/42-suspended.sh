# feature: not seen while cards turn without end: no frames and no wake-ups, and the right moment on return
# The time for which it is not seen is UNSEEN seconds, by default 10.
program=${FRAME_TIMING-${GAME%/*}/frame-timing}
[ -x "$program" ] || untestable 'there is no frame-timing: swift build --product frame-timing'
: >"$log"
LILT_SIZE=400x300 LILT_LOG=wayland,frames "$program" --scene flip --cards 4 --idiom views --host wayland >>"$log" 2>&1 &
game=$!
says '\[frames\] frame 30 '

# hide: takes the window from sight. show: brings it back.
case $COMPOSITOR in
kwin)
    command -v busctl >/dev/null || untestable 'there is no busctl, by which KWin takes scripts'
    minimise() {
        echo "for (const w of workspace.windowList ? workspace.windowList() : workspace.clientList()) w.minimized = $1" \
            >"$OUT/minimise-$1.js"
        busctl --user call org.kde.KWin /Scripting org.kde.kwin.Scripting loadScript ss "$OUT/minimise-$1.js" "minimise-$1"
        busctl --user call org.kde.KWin /Scripting org.kde.kwin.Scripting start
    }
    hide() { minimise true; }
    show() { minimise false; }
    ;;
mutter)
    # A window in front of it, as large as the screen.
    hide() {
        LILT_FULLSCREEN=1 "$program" --scene idle --host wayland >/dev/null 2>&1 &
        cover=$!
    }
    show() {
        kill "$cover"
        wait "$cover" || true
    }
    ;;
*)
    hide() { control hide; }
    show() { control show; }
    ;;
esac

# wakeups: prints how often the program's threads have slept and been woken.
wakeups() { cat /proc/$game/task/*/status | awk '/^voluntary_ctxt_switches/ { sum += $2 } END { print sum }'; }
mark
hide
says 'not seen'
last=$(since | sed -n 's/.*not seen at \([0-9.]*\) s.*/\1/p' | tail -1) told=$(date +%s.%N)
# Mutter says so after three seconds, others never.
turns=100
until since | grep -q ', suspended' || [ $((turns -= 1)) = 0 ]; do sleep 0.1; done
# Answers to the last frames may still arrive, and idle threads of libdispatch end.
sleep 6
suspended=$(since | grep -c ', suspended' || true)
mark
before=$(wakeups)
sleep "${UNSEEN-10}"
used=$(($(wakeups) - before)) frames=$(frames_since) looks=$(since | grep -c 'not seen' || true)
[ "$frames" = 0 ] || fail "$frames frames while it was not seen"
[ "$used" = 0 ] || fail "$used wake-ups while it was not seen, $looks updates"
mark
show
says '\[frames\] frame'
next=$(since | grep '\[frames\] frame' | head -1 | sed 's/.* for \([0-9.]*\) s.*/\1/')
now=$(date +%s.%N)
# Program time has gone on as the clock has, from the update that was told last.
echo "$next $last $now $told" | awk '{ exit !($1 - $2 > $3 - $4 - 1.5 && $1 - $2 < $3 - $4 + 0.5) }' \
    || fail "the first frame is for $next s, at $last s it was $(echo "$now $told" | awk '{ print $1 - $2 }') s earlier"
says '\[frames\] frame' '\[frames\] frame' '\[frames\] frame'
[ "$suspended" -gt 0 ] || without 'it is not told so, and gets no frame callbacks'
note "$frames frames and $used wake-ups in ${UNSEEN-10} s"
