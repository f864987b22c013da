public import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Timer that calls a method for each frame of the window that opened last, before the frame is made: what the method
/// changes is seen in that frame.
///
/// It runs from ``add(to:forMode:)`` to ``invalidate()``, and keeps its target until then. While the window is not seen it
/// is not called.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var previous: Double?

    /// Program time, in seconds, of the frame before this one.
    public private(set) var timestamp: CFTimeInterval = 0
    /// Program time, in seconds, at which this frame will be seen.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames.
    public private(set) var duration: CFTimeInterval = 0
    /// Stops the calls while it is true.
    public var isPaused = false { didSet { if isPaused != oldValue { DisplayLinks.changed() } } }
    /// Greatest number of calls in a second; 0, the default, is one for each frame.
    public var preferredFramesPerSecond = 0
    private(set) var isAdded = false

    /// A display link, which runs once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - target: the object that has the method.
    ///   - selector: the method, which takes the display link or nothing.
    public init(target: Any, selector: Selector) {
        self.target = target as AnyObject
        self.selector = selector
    }

    /// Begins the calls, on the main thread.
    ///
    /// - Parameters:
    ///   - runLoop: the main run loop.
    ///   - mode: not used: frames are made in every mode.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !isAdded else { return }
        isAdded = true
        previous = nil
        DisplayLinks.add(self)
    }

    /// Ends the calls, until the link is added again.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { end() }

    /// Ends the calls for good, and lets go of the target.
    public func invalidate() {
        end()
        target = nil
    }

    private func end() {
        isAdded = false
        DisplayLinks.remove(self)
    }

    /// Calls the method for a frame at program time `time`, in seconds.
    func frameWillUpdate(at time: Double) {
        guard let target else { return }
        let interval = previous.map { time - $0 } ?? DisplayLinks.usualInterval
        // Half a frame earlier is near enough: frames of 60 and calls of 30 in a second are every other frame.
        if preferredFramesPerSecond > 0, previous != nil,
            interval < 1 / Double(preferredFramesPerSecond) - DisplayLinks.lastInterval / 2
        {
            return
        }
        timestamp = previous ?? time - interval
        targetTimestamp = time
        duration = DisplayLinks.lastInterval
        previous = time
        if !selector.call(on: target, sender: self), !selector.call(on: target, sender: nil) {
            UIApplication.report("\(type(of: target)) cannot be sent “\(selector)” from a CADisplayLink.")
        }
    }
}

/// The display links of the program, and the window that calls them.
@MainActor private enum DisplayLinks {
    /// Length of a frame, in seconds, before two have been made.
    static let usualInterval = 1.0 / 60
    /// Longest time between two frames, in seconds, that is taken for the length of one.
    private static let longestInterval = 0.1

    private static var links: [CADisplayLink] = []
    private static let follower = Follower()
    private static weak var host: ViewHost?
    /// Length of the last frame, in seconds.
    private(set) static var lastInterval = usualInterval

    private final class Follower: FrameObserver {
        var last: Double?

        func frameWillUpdate(at time: Double) {
            if let last, time > last, time - last < longestInterval { lastInterval = time - last }
            last = time
            // A link may end others, which are then not called.
            for link in links where link.isAdded && !link.isPaused { link.frameWillUpdate(at: time) }
        }
    }

    private static var followsWindows = false

    static func add(_ link: CADisplayLink) {
        links.append(link)
        if !followsWindows {
            followsWindows = true
            WindowFollowers.add(changed)
        }
        changed()
    }

    static func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        changed()
    }

    /// Has the window that opened last call the links, if one runs.
    static func changed() {
        let wanted = links.contains { !$0.isPaused } ? OpenWindows.hosts.last : nil
        guard wanted !== host else { return }
        host?.removeFrameObserver(follower)
        wanted?.addFrameObserver(follower)
        host = wanted
        follower.last = nil
    }
}
