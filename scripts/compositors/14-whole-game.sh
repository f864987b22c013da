# feature: a whole game is played with the pointer, and won
# options weston: --shell kiosk
begin $(watched)
find
# The game with equal arguments, played offscreen, tells which cards match, and where each lies at its turn.
python3 - "$OUT" "$GAME" "$(size)" >"$OUT/clicks" <<'PYTHON'
import json, os, subprocess, sys
out, game, size = sys.argv[1:]
def layers(layer):
    yield layer
    for child in layer["children"]:
        yield from layers(child)
def play(script):
    environment = dict(os.environ, LILT_HOST="offscreen", LILT_SIZE=size, LILT_FPS="10", LILT_SCRIPT="-", LILT_OUT=out)
    subprocess.run([game, "--seed", "7", "--pairs", "4", "--bonus-seconds", "0"], env=environment,
                   input=script.encode(), check=True)
def read(name):
    return list(layers(json.load(open(f"{out}/{name}.json"))))
def number(layer):
    label = layer.get("label") or ""
    return int(label[5:].split(",")[0]) if label.startswith("Card ") else None
def middle(table, found):
    x, y, width, height = next(layer for layer in table if found(layer))["frame"]
    print(int(x + width / 2), int(y + height / 2))
deal = 'at 0 layers deck.json\nat 0 tap "Deck"\n'
play(deal + "at 4 layers table.json\nat 4 quit\n")
faces = {}
for layer in read("table"):
    if number(layer):
        faces.setdefault(next(inner["text"] for inner in layers(layer) if inner.get("text")), []).append(number(layer))
script, time = deal, 4
for first, second in faces.values():
    for card in first, second:
        script += f'at {time} layers {card}.json\nat {time} tap "Card {card}, face down"\n'
        time += 2
    time += 4
play(script + f"at {time} layers end.json\nat {time} quit\n")
if not any(layer.get("text") == "You won!" for layer in read("end")):
    sys.exit("the game is not won offscreen")
middle(read("deck"), lambda layer: layer.get("label") == "Deck")
for pair in faces.values():
    for card in pair:
        middle(read(str(card)), lambda layer: number(layer) == card)
PYTHON
while read -r x y; do
    input click $((X + x)) $((Y + y)) </dev/null
    rest
done <"$OUT/clicks"
shot "$OUT/won.png" 2>/dev/null || true
look
grep -q '"You won!"' "$OUT/seen.json" || fail 'the game is not won'
note "$(wc -l <"$OUT/clicks") clicks"
