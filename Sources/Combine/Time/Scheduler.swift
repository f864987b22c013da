public import Foundation

/// Where and when work is done.
public protocol Scheduler {
    associatedtype SchedulerOptions
    /// Does `action` soon.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

extension DispatchQueue: Scheduler {
    public struct SchedulerOptions: Sendable {
        public var qos: DispatchQoS
        public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let errand = Errand(action: action)
        async(qos: options?.qos ?? .unspecified) { errand.action() }
    }
}

extension RunLoop: Scheduler {
    public struct SchedulerOptions: Sendable {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let errand = Errand(action: action)
        perform { errand.action() }
    }
}

/// Does its work at once, on the thread that asks.
public struct ImmediateScheduler: Scheduler, Sendable {
    public struct SchedulerOptions: Sendable {}

    public static let shared = ImmediateScheduler()

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
}

/// Work on its way to another thread.
///
/// Unchecked `Sendable`: it is run once, by the scheduler that it was given to; a program that says
/// `receive(on:)` asks for just that hand-over.
private struct Errand: @unchecked Sendable {
    let action: () -> Void
}
