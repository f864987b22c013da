package import DesktopBus
import Glibc

/// Two programs that are connected by a socket, without a bus.
@MainActor package struct BusPair {
    /// The program under test.
    package let program: BusConnection
    /// The program that calls it.
    package let client: BusConnection

    /// Makes a pair; nil if the machine has no more sockets.
    package init?() {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0,
            let program = BusConnection(socket: ends[0], isServer: true),
            let client = BusConnection(socket: ends[1], isServer: false)
        else { return nil }
        self.program = program
        self.client = client
    }

    /// Handles the messages of both sides until none is left.
    package func talk() {
        // Both sides authenticate in several messages before the first call.
        for _ in 0..<12 {
            client.process()
            program.process()
        }
    }

    /// Calls a method of the program, and waits for the answer; nil for an error.
    package func call(
        _ path: String, _ interface: String, _ name: String, _ arguments: [BusArgument] = []
    ) -> [BusValue]? {
        var answer: [BusValue]??
        client.call(BusMember(path: path, interface: interface, name: name), of: nil, arguments, patience: 10) {
            answer = $0
        }
        for _ in 0..<100 where answer == nil { talk() }
        return answer ?? nil
    }
}
