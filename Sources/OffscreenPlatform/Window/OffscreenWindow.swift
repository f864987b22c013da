package import Foundation
package import Platform

/// A window in memory, whose frames come from the manual clock of its ``OffscreenHost``.
@MainActor package final class OffscreenWindow: Window {
    /// Where the window stands between one frame and the next.
    private enum Schedule {
        /// Nobody asked for a frame.
        case idle
        case frameRequested
        /// The delegate is being told of a frame; `again` if it asks for the next one meanwhile.
        case inFrame(again: Bool)
        case closed
    }

    private weak var host: OffscreenHost?
    private weak var delegate: (any WindowDelegate)?
    private var schedule = Schedule.frameRequested
    /// Program time, in seconds, at which a frame is wanted though nobody asks for one before.
    private(set) var wakeTime: Double?
    /// A configuration that the delegate has not been told of.
    private var pendingConfiguration: WindowConfiguration?
    private var configuration: WindowConfiguration
    private var memory: PixelMemory
    /// Whether the memory shows the window as it was after the last drawn frame.
    private var hasContent = false
    private var nextFrameIndex = 0

    package private(set) var title: String
    package private(set) var cursor = Cursor.arrow
    package private(set) var textInput: TextInputState?
    package private(set) var keepsScreenOn = false
    /// Frames that were committed, and how many pixels they changed.
    package private(set) var committedFrames = 0
    package private(set) var damagedPixels = 0

    init(_ options: WindowOptions, size: CGSize, scale: Double, host: OffscreenHost, delegate: any WindowDelegate) {
        self.host = host
        self.delegate = delegate
        title = options.title
        configuration = WindowConfiguration(size: size, scale: scale, isFullscreen: options.startsFullscreen)
        pendingConfiguration = configuration
        memory = Self.memory(for: configuration)
    }

    package var size: CGSize { configuration.size }
    package var scale: Double { configuration.scale }
    package var refreshRate: Double { host?.framesPerSecond ?? 0 }
    package var startDate: Date { host?.startDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    package var isFrameRequested: Bool {
        switch schedule {
        case .frameRequested: true
        case .inFrame(let again): again
        case .idle, .closed: false
        }
    }

    package func requestFrame() {
        switch schedule {
        case .idle: schedule = .frameRequested
        case .inFrame: schedule = .inFrame(again: true)
        case .frameRequested, .closed: break
        }
    }

    package func requestFrame(at time: Double?) {
        if case .closed = schedule { return }
        wakeTime = time
    }

    /// The clock stands at `time`: a frame that was wanted by then is wanted now.
    ///
    /// - Returns: whether one was.
    func wake(at time: Double) -> Bool {
        guard let wakeTime, wakeTime <= time else { return false }
        self.wakeTime = nil
        requestFrame()
        return true
    }

    @discardableResult package func draw(_ body: (PixelBuffer) -> [PixelRect]) -> Bool {
        if case .closed = schedule { return false }
        let damage = memory.withBuffer(age: hasContent ? 1 : 0, body)
        let bounds = PixelRect(x: 0, y: 0, width: memory.width, height: memory.height)
        let pixels = damage.reduce(0) { $0 + $1.intersection(bounds).area }
        guard pixels > 0 else { return true }
        hasContent = true
        committedFrames += 1
        damagedPixels += pixels
        return true
    }

    package func setTitle(_ title: String) { self.title = title }
    package func setCursor(_ cursor: Cursor) { self.cursor = cursor }
    package func setKeepsScreenOn(_ isWanted: Bool) { keepsScreenOn = isWanted }
    package func setTextInput(_ state: TextInputState?) { textInput = state }

    package func close() {
        schedule = .closed
        wakeTime = nil
        host?.closed(self)
    }

    /// Tells the delegate of its size if it does not know it, then of the frame at the clock's time if it asked for
    /// one. Also for a capture that must show what was sent to the window within this frame.
    ///
    /// - Returns: whether there was a frame.
    @discardableResult package func deliverFrame() -> Bool {
        deliverConfiguration()
        guard case .frameRequested = schedule, let host else { return false }
        schedule = .inFrame(again: false)
        let time = FrameTime(seconds: host.time, index: nextFrameIndex)
        nextFrameIndex += 1
        host.wakeUps.count(.frameCallback)
        let committedBefore = committedFrames
        delegate?.window(self, received: .frame(time))
        if case .inFrame(let again) = schedule { schedule = again ? .frameRequested : .idle }
        if committedFrames > committedBefore {
            // Shown at once, at the very time that it was drawn for.
            let report = PresentationReport(
                index: time.index, seconds: time.seconds, refreshInterval: 1 / host.framesPerSecond)
            delegate?.window(self, received: .presented(report))
        }
        return true
    }

    /// Delivers an event as if it came from outside, after what the delegate has to know before it.
    package func send(_ event: WindowEvent) {
        deliverConfiguration()
        if case .closed = schedule { return }
        delegate?.window(self, received: event)
    }

    /// Gives the content a new size in points; the delegate is told at once, and draws at the next frame.
    package func resize(to size: CGSize) {
        var changed = configuration
        changed.size = size
        configure(changed)
    }

    /// Changes the number of pixels per point.
    package func setScale(_ scale: Double) {
        var changed = configuration
        changed.scale = scale
        configure(changed)
    }

    /// What the window shows: its size in pixels, and the pixels by rows from the top, premultiplied, alpha in the
    /// highest byte of each.
    package var content: (width: Int, height: Int, pixels: [UInt32]) { (memory.width, memory.height, memory.copy()) }

    private func configure(_ changed: WindowConfiguration) {
        guard changed != configuration else { return }
        configuration = changed
        pendingConfiguration = changed
        memory = Self.memory(for: changed)
        hasContent = false
        requestFrame()
        deliverConfiguration()
    }

    /// Tells the delegate of its size, scale and state, if it does not know them.
    func deliverConfiguration() {
        guard let configuration = pendingConfiguration else { return }
        pendingConfiguration = nil
        delegate?.window(self, received: .configured(configuration))
    }

    private static func memory(for configuration: WindowConfiguration) -> PixelMemory {
        func pixels(_ points: Double) -> Int { max(1, Int((points * configuration.scale).rounded())) }
        return PixelMemory(width: pixels(configuration.size.width), height: pixels(configuration.size.height))
    }
}
