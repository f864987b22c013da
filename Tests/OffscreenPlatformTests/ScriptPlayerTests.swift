import Foundation
import OffscreenPlatform
import Platform
import Testing

@MainActor struct ScriptPlayerTests {
    private func play(_ text: String, framesPerSecond: Double = 10, ending: ScriptPlayer.Ending = .endsProgram) throws
        -> (stage: RecordingTarget, status: Platform.ExitStatus?)
    {
        let stage = RecordingTarget()
        let player = ScriptPlayer(.script(try Script(parsing: text, fileName: "s")), target: stage, ending: ending)
        for frame in 0..<100 {
            let time = Double(frame) / framesPerSecond
            if let due = player.nextDueTime, due <= time, let status = player.frameBegins(at: time, isIdle: false) {
                return (stage, status)
            }
        }
        return (stage, nil)
    }

    @Test func `a command runs at the first frame that is not before its time`() throws {
        let (stage, status) = try play("at 0.3 key a\nat 0.31 key b\nat 0.9 quit\nat 0.9 key c")
        #expect(stage.log == ["0.3 down a", "0.3 up a", "0.4 down b", "0.4 up b"])
        #expect(status == .success)
    }

    @Test func `a tap enters, presses and releases within its frame`() throws {
        let (stage, _) = try play("at 0 tap \"Deck\"\nat 1 tap \"Deck\"\nat 1 move 1 2")
        #expect(
            stage.log == [
                "0.0 entered 50,60", "0.0 moved 50,60", "0.0 pressed 50,60", "0.0 released 50,60",
                "1.0 pressed 50,60", "1.0 released 50,60", "1.0 moved 1,2",
            ])
    }

    @Test func `a drag moves evenly in each frame and ends at its point`() throws {
        let (stage, _) = try play("at 0 drag 0 0 100 10 over 0.5\nat 0.2 key x")
        #expect(
            stage.log == [
                "0.0 entered 0,0", "0.0 moved 0,0", "0.0 pressed 0,0", "0.1 moved 20,2", "0.2 moved 40,4", "0.2 down x",
                "0.2 up x", "0.3 moved 60,6", "0.4 moved 80,8", "0.5 moved 100,10", "0.5 released 100,10",
            ])
    }

    @Test func `a drag without a duration is over at once`() throws {
        let (stage, _) = try play("at 0 drag 0 0 4 4 over 0")
        #expect(stage.log.suffix(3) == ["0.0 pressed 0,0", "0.0 moved 4,4", "0.0 released 4,4"])
    }

    @Test func `a pinch goes from one factor to the other`() throws {
        let (stage, _) = try play("at 0 pinch 5 5 1.0 2.0 over 0.2")
        #expect(
            stage.log.dropFirst(2) == [
                "0.0 pinchBegan 5,5", "0.1 pinch 1.5", "0.2 pinch 2.0", "0.2 pinchEnded 5,5",
            ])
    }

    @Test func `scrolling by a negative distance goes towards the end`() throws {
        let (stage, _) = try play("at 0 scroll 5 5 0 -120")
        #expect(stage.log.last == "0.0 scrolled 0,120")
    }

    @Test func `typing is one key for each character`() throws {
        let (stage, _) = try play("at 0 type \"a \"")
        #expect(stage.log == ["0.0 down a", "0.0 up a", "0.0 down space", "0.0 up space"])
    }

    @Test func `a filmstrip is written with its last frame, or at the end with those that there are`() throws {
        let text = "from 0 to 0.2 every 0.1 filmstrip a.png\nfrom 0.1 to 9 every 0.1 filmstrip b.png\nat 0.3 quit"
        let (stage, _) = try play(text)
        #expect(
            stage.log == [
                "0.0 frame a.png", "0.1 frame a.png", "0.1 frame b.png", "0.2 frame a.png", "strip a.png",
                "0.2 frame b.png",
                "0.3 frame b.png", "strip b.png",
            ])
    }

    @Test func `a label that is nowhere ends the program, and says what there was`() throws {
        let (_, status) = try play("at 0 key a\nat 1 tap \"Dekc\"")
        #expect(status?.code == 65)
        #expect(status?.message?.hasPrefix("s:2: at 1.0 s no view has the label or text “Dekc”") == true)
        #expect(status?.message?.hasSuffix("there are “Deck”, “Score: 0”") == true)
    }

    @Test func `a script without quit ends offscreen with its last command, and goes on in a window`() throws {
        #expect(try play("at 0.5 key a").status == .success)
        #expect(try play("at 0.5 key a", ending: .goesOn).status == nil)
        #expect(try play("").status == .success)
    }

    @Test func `nothing is done after the window has gone`() throws {
        let (stage, status) = try play("at 0 close\nat 0 key a\nat 1 key b")
        #expect(stage.log == ["close"])
        #expect(status == nil)
    }

    @Test func `without a script there is a first and a settled picture`() {
        let stage = RecordingTarget()
        let player = ScriptPlayer(.firstAndSettled, target: stage)
        #expect(player.frameBegins(at: 0, isIdle: false) == nil)
        #expect(player.frameBegins(at: 0.1, isIdle: false) == nil)
        #expect(player.frameBegins(at: 0.2, isIdle: true) == .success)
        #expect(stage.log == ["0.0 capture first.png", "0.2 capture settled.png"])
        #expect(player.nextDueTime == nil)
    }

    @Test func `what never settles is taken at ten seconds`() {
        let stage = RecordingTarget()
        let player = ScriptPlayer(.firstAndSettled, target: stage)
        for frame in 0..<100 { #expect(player.frameBegins(at: Double(frame) / 10, isIdle: false) == nil) }
        #expect(player.frameBegins(at: 10, isIdle: false) == .success)
        #expect(stage.log.last == "10.0 capture settled.png")
    }
}

/// A script target that logs the calls it gets.
@MainActor private final class RecordingTarget: ScriptTarget {
    var log: [String] = []
    var hasEnded = false
    let labels = ["Deck", "Score: 0", "Deck"]

    func location(of label: String) -> CGPoint? { label == "Deck" ? CGPoint(x: 50, y: 60) : nil }
    func resize(to size: CGSize) { log.append("resize \(size.width)x\(size.height)") }
    func setScale(_ scale: Double) { log.append("scale \(scale)") }
    func capture(to file: String, at time: Double) { log.append("\(time) capture \(file)") }
    func addFrame(toFilmstrip file: String, at time: Double) { log.append("\(time) frame \(file)") }
    func writeFilmstrip(to file: String) { log.append("strip \(file)") }
    func writeLayers(to file: String, at time: Double) { log.append("\(time) layers \(file)") }
    func writeGraph(to file: String, at time: Double) { log.append("\(time) graph \(file)") }
    func writeAccessibility(to file: String, at time: Double) { log.append("\(time) accessibility \(file)") }
    func writeAudit(to file: String, at time: Double) { log.append("\(time) audit \(file)") }

    func send(_ event: WindowEvent) {
        switch event {
        case .closeRequested:
            log.append("close")
            hasEnded = true
        case .key(let key): log.append("\(key.time) \(key.phase) \(key.keyName)")
        case .modifiersHeld(let keys): log.append("held \(keys.rawValue)")
        case .pointer(let pointer): log.append("\(pointer.time) \(describe(pointer))")
        case .configured, .frame, .unseen, .presented, .composed, .drag: log.append("unexpected")
        }
    }

    private func describe(_ event: PointerEvent) -> String {
        func shown(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
        let place = "\(shown(event.location.x)),\(shown(event.location.y))"
        return switch event.kind {
        case .entered: "entered \(place)"
        case .left: "left"
        case .moved: "moved \(place)"
        case .pressed: "pressed \(place)"
        case .released: "released \(place)"
        case .scrolled(let delta, _): "scrolled \(shown(delta.width)),\(shown(delta.height))"
        case .pinchBegan: "pinchBegan \(place)"
        case .pinchChanged(let scale, _): "pinch \(scale)"
        case .scrollEnded: "scrollEnded \(place)"
        case .pinchEnded: "pinchEnded \(place)"
        }
    }
}
