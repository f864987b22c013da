/// Facts about a program for clients.
package struct ApplicationFacts: Sendable {
    package let name: String
    /// Version of the library.
    package let version: String
    /// Name of a locale, such as `en_US.UTF-8`.
    package let locale: String

    package init(name: String, version: String, locale: String) {
        self.name = name
        self.version = version
        self.locale = locale
    }
}

/// Services of a host for the bridge.
@MainActor package struct BridgeServices {
    /// Seconds on a clock that only advances.
    package let now: @MainActor () -> Double
    /// Calls a closure once after a delay in seconds. Returns a closure that stops the timer.
    package let startTimer: @MainActor (Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Sees to it that messages are sent that wait in the connection. It must handle no incoming ones.
    package let send: @MainActor () -> Void

    package init(
        now: @escaping @MainActor () -> Double,
        startTimer: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void,
        send: @escaping @MainActor () -> Void
    ) {
        self.now = now
        self.startTimer = startTimer
        self.send = send
    }
}
