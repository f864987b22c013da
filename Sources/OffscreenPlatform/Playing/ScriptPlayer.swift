import Foundation
package import Platform

/// Plays a plan frame by frame: everything due at a frame happens before the frame is drawn.
///
/// It reads no clock, so it works in a window on real time as well as offscreen.
@MainActor package final class ScriptPlayer: FrameDriver {
    /// Effect of reaching the script's end: the program ends, or goes on.
    package enum Ending: Sendable { case endsProgram, goesOn }

    private enum Phase {
        case playing
        /// The first frame has been captured; waiting until nothing moves.
        case settling
        case over
    }

    private let fileName: String
    private let steps: [Script.Step]
    private let ending: Ending
    /// True to wait after the last step until nothing moves, and capture that frame as well.
    private let settles: Bool
    private weak var target: (any ScriptTarget)?

    private var phase = Phase.playing
    private var nextStep = 0
    private var pointer = ScriptPointer()
    private var gestures: [ScriptGesture] = []
    /// Number of frames that each unfinished filmstrip still waits for, by file name; only those with at least one
    /// frame.
    private var openFilmstrips: [String: Int] = [:]
    private var time = 0.0

    package init(_ plan: RunPlan, target: any ScriptTarget, ending: Ending = .endsProgram) {
        self.target = target
        self.ending = ending
        switch plan {
        case .script(let script):
            (fileName, steps, settles) = (script.fileName, script.steps, false)
        case .firstAndSettled:
            let first = Script.Step(time: .zero, command: .capture(file: RunPlan.firstFile), line: 0)
            (fileName, steps, settles) = ("", [first], true)
        }
    }

    /// Program time, in seconds, of the next command. A time in the past means the next frame; nil means that nothing
    /// is left to do.
    package var nextDueTime: Double? {
        switch phase {
        case .over: nil
        case .settling: time
        case .playing where !gestures.isEmpty || nextStep == steps.count: time
        case .playing: steps[nextStep].time.seconds
        }
    }

    /// Performs everything that is due at a frame.
    ///
    /// - Parameters:
    ///   - time: program time of the frame, in seconds.
    ///   - isIdle: true if nobody has requested this frame.
    /// - Returns: Status with which the program ends, or nil to go on.
    package func frameBegins(at time: Double, isIdle: Bool) -> ExitStatus? {
        guard phase != .over, let target else { return nil }
        self.time = time
        do throws(HostError) {
            advanceGestures(target)
            while nextStep < steps.count, steps[nextStep].time.seconds <= time, !target.hasEnded {
                let step = steps[nextStep]
                nextStep += 1
                if step.command == .quit { return try end(.success) }
                try perform(step, target)
            }
            if target.hasEnded { return try end(nil) }
            guard nextStep == steps.count, gestures.isEmpty else { return nil }
            guard settles else { return try end(ending == .endsProgram ? .success : nil) }
            switch phase {
            case .playing: phase = .settling
            case .settling where isIdle || time >= RunPlan.settlingLimit.seconds:
                try target.capture(to: RunPlan.settledFile, at: time)
                return try end(.success)
            case .settling, .over: break
            }
            return nil
        } catch {
            phase = .over
            return error.status
        }
    }

    /// Writes the filmstrips that are still incomplete, for a program that ends before its script.
    ///
    /// - Throws: ``HostError`` if a file cannot be written.
    package func finish() throws(HostError) {
        phase = .over
        guard let target else { return }
        let unfinished = openFilmstrips.keys.sorted()
        openFilmstrips = [:]
        for file in unfinished { try target.writeFilmstrip(to: file) }
    }

    /// Ends the run and returns `status`.
    ///
    /// - Throws: ``HostError`` if an incomplete filmstrip cannot be written.
    private func end(_ status: ExitStatus?) throws(HostError) -> ExitStatus? {
        try finish()
        return status
    }

    /// Performs one command.
    ///
    /// - Throws: ``HostError`` if a label is not found or a file cannot be written.
    private func perform(_ step: Script.Step, _ target: any ScriptTarget) throws(HostError) {
        switch step.command {
        case .tap(let point):
            let place = try locate(point, step, target)
            send(pointer.press(at: place, at: time), target)
            send(pointer.release(at: place, at: time), target)
        case .press(let point): send(pointer.press(at: try locate(point, step, target), at: time), target)
        case .move(let point): send(pointer.move(to: try locate(point, step, target), at: time), target)
        case .release(let point): send(pointer.release(at: try locate(point, step, target), at: time), target)
        case .drag(let from, let to, let duration):
            let (first, last) = (try locate(from, step, target), try locate(to, step, target))
            send(pointer.press(at: first, at: time), target)
            begin(.drag(from: first, to: last), step, duration, target)
        case .scroll(let point, let distance):
            // The event's distance scrolls towards the content's end; the script's distance moves the content.
            let delta = CGSize(width: -distance.width, height: -distance.height)
            let place = try locate(point, step, target)
            send(pointer.perform(.scrolled(delta: delta, isPrecise: true), at: place, at: time), target)
        case .pinch(let point, let from, let to, let duration):
            let place = try locate(point, step, target)
            send(pointer.perform(.pinchBegan, at: place, at: time), target)
            begin(.pinch(place, from: from, to: to), step, duration, target)
        case .key(let stroke): send(stroke, target)
        case .type(let text): for character in text { send(KeyStroke(typing: character), target) }
        case .resize(let size): target.resize(to: size)
        case .scale(let scale): target.setScale(scale)
        case .close: target.send(.closeRequested)
        case .capture(let file): try target.capture(to: file, at: time)
        case .filmstrip(let file): try addFrame(toFilmstrip: file, target)
        case .layers(let file): try target.writeLayers(to: file, at: time)
        case .graph(let file): try target.writeGraph(to: file, at: time)
        case .accessibility(let file): try target.writeAccessibility(to: file, at: time)
        case .audit(let file): try target.writeAudit(to: file, at: time)
        case .quit: break
        }
    }

    /// Adds a frame, and writes the filmstrip after its last one.
    ///
    /// - Throws: ``HostError`` if the file cannot be written.
    private func addFrame(toFilmstrip file: String, _ target: any ScriptTarget) throws(HostError) {
        try target.addFrame(toFilmstrip: file, at: time)
        let left = openFilmstrips[file] ?? steps.count { $0.command == .filmstrip(file: file) }
        if left > 1 {
            openFilmstrips[file] = left - 1
        } else {
            openFilmstrips[file] = nil
            try target.writeFilmstrip(to: file)
        }
    }

    // MARK: Input

    private func begin(
        _ motion: ScriptGesture.Motion, _ step: Script.Step, _ duration: ScriptTime, _ target: any ScriptTarget
    ) {
        let gesture = ScriptGesture(motion: motion, start: step.time, duration: duration)
        gestures.append(gesture)
        // A gesture without a duration, or already over by now, ends in the frame in which it began.
        if gesture.isOver(at: time) { advanceGestures(target) }
    }

    private func advanceGestures(_ target: any ScriptTarget) {
        let running = gestures
        gestures.removeAll { $0.isOver(at: time) }
        for gesture in running {
            let progress = gesture.progress(at: time)
            let isOver = gesture.isOver(at: time)
            switch gesture.motion {
            case .drag(let from, let to):
                let place = ScriptGesture.between(from, to, progress)
                send(pointer.move(to: place, at: time), target)
                if isOver { send(pointer.release(at: place, at: time), target) }
            case .pinch(let place, let from, let to):
                let scale = from + (to - from) * progress
                send(pointer.perform(.pinchChanged(scale: scale, rotation: 0), at: place, at: time), target)
                if isOver { send(pointer.perform(.pinchEnded(isCancelled: false), at: place, at: time), target) }
            }
        }
    }

    private func send(_ events: [PointerEvent], _ target: any ScriptTarget) {
        for event in events { target.send(.pointer(event)) }
    }

    private func send(_ stroke: KeyStroke, _ target: any ScriptTarget) {
        for event in stroke.events(at: time) { target.send(event) }
    }

    /// Resolves a point of the script to window coordinates.
    ///
    /// - Throws: ``HostError`` with exit status 65 if no view has the label.
    private func locate(
        _ point: ScriptPoint, _ step: Script.Step, _ target: any ScriptTarget
    ) throws(HostError) -> CGPoint {
        switch point {
        case .location(let location): return location
        case .label(let label):
            if let location = target.location(of: label) { return location }
            var seen = Set<String>()
            let names = target.labels.filter { seen.insert($0).inserted }.map(shownInMessage)
            let there = names.isEmpty ? "there is none at all" : "there are \(names.joined(separator: ", "))"
            throw HostError(
                .missingData(
                    "\(fileName):\(step.line): at \(time) s no view has the label or text \(shownInMessage(label)); \(there)"
                ))
        }
    }
}
