import Foundation
package import Platform
import WaylandClient
import WaylandProtocols

extension WaylandWindow {
    package func requestFrame() { perform(schedule.frameRequested()) }

    package func requestFrame(at time: Double?) {
        guard schedule != .closed, time != wakeUp.time, let host else { return }
        wakeUp.cancel()
        // A timer for longer than some thirty years could not be set, and nobody would see it go off.
        guard let time, time < 1e9 else { return }
        let delay = time - host.programTime
        guard delay > 0 else { return requestFrame() }
        // A frame that is drawn from then on is seen later than that, so never too early.
        wakeUp.set(
            for: time,
            cancel: host.system.startTimer(delay, 1) { [weak self] in
                guard let self else { return }
                self.wakeUp.cancel()
                self.host?.note(.timer)
                requestFrame()
            })
    }

    func bufferReleased() {
        host?.note(.buffer)
        perform(schedule.bufferReleased())
    }

    /// Draws if a frame is due, and answers what needs no frame.
    ///
    /// - Returns: whether one was.
    func turnEnds() -> Bool {
        let action = schedule.turnEnds()
        perform(action)
        finishTurn()
        return action != .nothing
    }

    /// What has to be committed though the content stays as it is: a new look of the frame, and the answer to a
    /// configure event that changes no pixel.
    private func finishTurn() {
        for popup in popups { popup.finishTurn() }
        guard schedule != .closed, showsConfiguredSize else { return }
        let mustCommit = updateDecoration() || unacknowledged != nil
        guard mustCommit else { return }
        acknowledge()
        describeGeometry()
        surface.commit()
    }

    /// Has what was said of the surface, and is in effect only with a commit, come into effect.
    func requestCommit() {
        surface.commit()
        host?.scheduleTurn()
    }

    func perform(_ action: FrameSchedule.Action) {
        switch action {
        case .nothing: break
        case .scheduleTurn: host?.scheduleTurn()
        case .drawFrame(let isInStep): drawFrame(isInStep: isInStep)
        case .commitForCallback:
            requestCallback()
            surface.commit()
        case .updateUnseen: updateUnseen()
        case .waitLonger:
            unseenWait.start(in: host?.system) { [weak self] in
                guard let self else { return }
                host?.note(.timer)
                perform(schedule.waitEnded())
            }
        }
        superviseAnswer()
    }

    // MARK: Drawing

    private func drawFrame(isInStep: Bool) {
        guard let host else { return }
        let now = host.system.now()
        let predicted = predictor.predict(now: now, isInStep: isInStep)
        let frame = CurrentFrame(index: frameCount, drawn: now, predicted: predicted, isInStep: isInStep)
        frameCount += 1
        currentFrame = frame
        emit(.frame(FrameTime(seconds: host.clock.frame(seenAt: predicted), index: frame.index)))
        currentFrame = nil
        paceAfterPopups()
        perform(schedule.drawingEnded())
    }

    package func expectation(of frame: FrameTime) -> Double {
        guard let host, var current = currentFrame, current.index == frame.index, current.index > 0 else {
            return frame.seconds
        }
        let now = host.system.now()
        // What compositors leave themselves before a refresh, and the time to draw, are more than what is left by then.
        guard now - current.drawn > predictor.refreshInterval / 2 else { return frame.seconds }
        current.drawn = now
        current.predicted = predictor.predict(now: now, isInStep: false)
        current.isInStep = false
        currentFrame = current
        return host.clock.frame(seenAt: current.predicted)
    }

    @discardableResult package func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool {
        // What a program does in a frame may have closed the window: then nobody will see it.
        guard schedule != .closed else { return true }
        precondition(currentFrame != nil && schedule.isDrawing, "draw(_:) is for the frame event, and once in each")
        guard let host, let frame = currentFrame else { return false }
        let width = max(1, Int((size.width * scale).rounded()))
        let height = max(1, Int((size.height * scale).rounded()))
        let buffer: SharedBuffer
        do {
            guard let free = try buffers.take(width: width, height: height) else {
                schedule.drew(.noBuffer)
                return false
            }
            buffer = free
        } catch {
            // The machine is out of memory or file descriptors: no frame will do better.
            host.stop(ExitStatus(code: 71, message: "no buffer for the window: \(error)"))
            return false
        }
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        let damage = buffer.withPixels(age: buffers.age(of: buffer), body)
            .map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        guard !damage.isEmpty else { return true }
        buffers.attach(buffer, to: surface)
        surface.submit(damage)
        describeScale()
        committedSize = size
        committedContentScale = scale
        _ = updateDecoration()
        acknowledge()
        describeGeometry()
        requestCallback()
        requestFeedback(for: frame, host: host)
        surface.commit()
        activate()
        schedule.drew(.committed)
        return true
    }

    /// Tells how the buffer's pixels become points, where that is not what it was.
    private func describeScale() {
        if let viewport {
            guard committedDestination != size else { return }
            committedDestination = size
            viewport.setDestination(width: Int32(size.width), height: Int32(size.height))
        } else if surface.version >= WlSurface.Since.setBufferScale, committedScale != Int32(scale) {
            committedScale = Int32(scale)
            surface.setBufferScale(scale: committedScale)
        }
    }

    func requestCallback() {
        let callback = surface.frame()
        self.callback = callback
        lastCommit = host?.system.now() ?? 0
        unseenWait.cancel()
        callback.onEvent { [weak self] _ in
            guard let self else { return }
            self.callback = nil
            host?.note(.frameCallback)
            perform(schedule.callbackArrived())
        }
    }

    // MARK: Presentation

    /// How many frames may be unreported before we ask no more.
    private static let patience = 8

    private func requestFeedback(for frame: CurrentFrame, host: WaylandHost) {
        // Some compositors offer the protocol and never answer (sway without a screen): then asking on would only pile
        // up objects.
        let presentation = feedbacks.count < Self.patience ? host.globals.presentation : nil
        predictor.committed(
            index: frame.index, drawn: frame.drawn, predicted: frame.predicted, isReported: presentation != nil,
            isInStep: frame.isInStep)
        guard let presentation else { return }
        let feedback = presentation.feedback(surface: surface)
        feedbacks[frame.index] = feedback
        feedback.onEvent { [weak self] event in self?.received(event, for: frame.index) }
    }

    private func received(_ event: WpPresentationFeedback.Event, for index: Int) {
        guard let host else { return }
        host.note(.presentation)
        switch event {
        case .syncOutput: return
        case .presented(let high, let low, let nanoseconds, let refresh, _, _, _):
            let seconds = Double(UInt64(high) << 32 | UInt64(low)) + Double(nanoseconds) * 1e-9
            report(index, at: host.monotonic(seconds), refreshInterval: Double(refresh) * 1e-9)
        case .discarded: report(index, at: nil, refreshInterval: 0)
        }
    }

    private func report(_ index: Int, at time: Double?, refreshInterval: Double) {
        guard let host else { return }
        feedbacks[index] = nil
        predictor.presented(index: index, at: time, refreshInterval: refreshInterval)
        emit(
            .presented(
                PresentationReport(
                    index: index, seconds: time.map(host.clock.seconds(at:)), refreshInterval: refreshInterval)))
    }
}
