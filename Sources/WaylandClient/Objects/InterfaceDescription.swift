import CWayland
import Glibc

/// Message of an interface, as in libwayland's tables.
@MainActor package struct MessageDescription {
    let name: String
    /// Letters as in `struct wl_message`.
    let signature: String
    /// Interface of the object of each argument; nil for arguments that are no objects. A closure, because interfaces
    /// refer to each other in cycles, and a static property that needs itself while it is initialised deadlocks.
    let interfaces: @MainActor () -> [InterfaceDescription?]

    package init(
        _ name: String, signature: String, interfaces: @escaping @MainActor () -> [InterfaceDescription?] = { [] }
    ) {
        self.name = name
        self.signature = signature
        self.interfaces = interfaces
    }

    /// Number of arguments in ``signature``.
    var argumentCount: Int { signature.count { $0.isLetter } }
}

/// Table of one interface. libwayland keeps pointers to it until the process ends.
@MainActor @safe package final class InterfaceDescription {
    package let name: String
    package let version: UInt32
    private let requests: [MessageDescription]
    private let events: [MessageDescription]
    private let table: UnsafeMutablePointer<wl_interface>
    private var isFilled = false

    package init(name: String, version: UInt32, requests: [MessageDescription], events: [MessageDescription]) {
        self.name = name
        self.version = version
        self.requests = requests
        self.events = events
        // Never freed, as libwayland requires.
        unsafe table = .allocate(capacity: 1)
        unsafe table.initialize(to: wl_interface())
    }

    /// One argument of an event: its letter in `struct wl_message`, true if it may be nil, and the interface of its
    /// object; nil if the protocol names none.
    package typealias ArgumentDescription = (letter: Character, isNullable: Bool, interface: InterfaceDescription?)

    /// Arguments of each event, by opcode.
    package var eventArguments: [[ArgumentDescription]] {
        events.map { event in
            let interfaces = event.interfaces()
            var arguments: [ArgumentDescription] = []
            var isNullable = false
            for letter in event.signature {
                if letter == "?" { isNullable = true }
                guard letter.isLetter else { continue }
                let place = arguments.count
                arguments.append((letter, isNullable, place < interfaces.count ? interfaces[place] : nil))
                isNullable = false
            }
            return arguments
        }
    }

    /// Address of the table. The table, and all tables that it refers to, are filled.
    package var pointer: UnsafeRawPointer {
        fill()
        return unsafe UnsafeRawPointer(table)
    }

    var typedPointer: UnsafePointer<wl_interface> {
        fill()
        return unsafe UnsafePointer(table)
    }

    /// Interfaces that have been used, by name.
    private static var used: [String: InterfaceDescription] = [:]

    /// Name of a request; its number if the interface is not known.
    static func requestName(_ opcode: UInt32, of interface: String) -> String {
        guard let requests = used[interface]?.requests, opcode < requests.count else { return "request \(opcode)" }
        return requests[Int(opcode)].name
    }

    private func fill() {
        guard !isFilled else { return }
        isFilled = true
        Self.used[name] = self
        unsafe table.pointee = unsafe wl_interface(
            name: strdup(name), version: Int32(version),
            method_count: Int32(requests.count), methods: Self.messages(requests),
            event_count: Int32(events.count), events: Self.messages(events))
    }

    private static func messages(_ descriptions: [MessageDescription]) -> UnsafePointer<wl_message>? {
        guard !descriptions.isEmpty else { return nil }
        let messages = UnsafeMutablePointer<wl_message>.allocate(capacity: descriptions.count)
        for (index, description) in descriptions.enumerated() {
            let count = description.argumentCount
            let types = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: max(count, 1))
            unsafe types.initialize(repeating: nil, count: max(count, 1))
            for (place, interface) in description.interfaces().prefix(count).enumerated() {
                if let interface { unsafe types[place] = unsafe interface.typedPointer }
            }
            unsafe (messages + index).initialize(
                to: wl_message(name: strdup(description.name), signature: strdup(description.signature), types: types))
        }
        return unsafe UnsafePointer(messages)
    }
}
