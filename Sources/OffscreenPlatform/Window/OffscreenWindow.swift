package import Foundation
package import Platform

/// A window in memory, whose frames come from the manual clock of its ``OffscreenHost``.
@MainActor package final class OffscreenWindow: Window {
    /// State of the window's frame requests.
    private enum Schedule {
        /// No frame is requested.
        case idle
        case frameRequested
        /// The delegate is handling a frame; `again` is true if it has requested the next one.
        case inFrame(again: Bool)
        case closed
    }

    private weak var host: OffscreenHost?
    private weak var delegate: (any WindowDelegate)?
    private var schedule = Schedule.frameRequested
    /// Program time, in seconds, at which a frame is wanted even without an earlier request.
    private(set) var wakeTime: Double?
    /// A configuration that the delegate does not know yet.
    private var pendingConfiguration: WindowConfiguration?
    private var configuration: WindowConfiguration
    private var memory: PixelMemory
    /// True if the memory holds the last drawn frame.
    private var hasContent = false
    private var nextFrameIndex = 0

    package private(set) var title: String
    package private(set) var cursor = Cursor.arrow
    package private(set) var textInput: TextInputState?
    package private(set) var keepsScreenOn = false
    /// Number of committed frames; ``damagedPixels`` is the number of pixels that they changed.
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

    /// Requests a frame if the wake time has come by `time`, and clears it.
    ///
    /// - Returns: true if it had come.
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

    /// Sends the delegate a pending configuration, then the frame at the clock's time if it requested one. Also called
    /// for a capture that has to show events sent within this frame.
    ///
    /// - Returns: true if there was a frame.
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
            // Presented at once, at the time that it was drawn for.
            let report = PresentationReport(
                index: time.index, seconds: time.seconds, refreshInterval: 1 / host.framesPerSecond)
            delegate?.window(self, received: .presented(report))
        }
        return true
    }

    /// Delivers an event as if from outside, after a pending configuration.
    package func send(_ event: WindowEvent) {
        deliverConfiguration()
        if case .closed = schedule { return }
        delegate?.window(self, received: event)
    }

    /// Resizes the content, in points. The delegate is told at once, and draws in the next frame.
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

    /// Content of the window: width and height in pixels, and the pixels row by row from the top, premultiplied, with
    /// alpha in the highest byte.
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

    /// Sends the delegate a pending configuration: size, scale and state.
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
