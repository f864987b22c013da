import Foundation
import Glibc
import WaylandClient

extension FakeCompositor {
    /// Sends a random event: any event of any object, at any time, with any values that fit on the wire.
    package func sendHostileEvent(using random: inout some RandomNumberGenerator) {
        let objects = display.objects
        guard let object = objects.randomElement(using: &random) else { return }
        let events = object.interface.eventArguments
        guard !events.isEmpty else { return }
        // Configure, frame and input events have the most effects; the others are chosen often enough.
        let opcode = Int.random(in: 0..<events.count, using: &random)
        var values: [EventValue] = []
        var opened: [Int32] = []
        defer { for file in opened { close(file) } }
        for argument in events[opcode] {
            guard let value = hostileValue(argument, from: object, among: objects, &opened, &random) else { return }
            values.append(value)
        }
        object.send(UInt32(opcode), values)
        // Files that were opened for the event are sent before they are closed here.
        if !opened.isEmpty { display.dispatch() }
    }

    private func hostileValue(
        _ argument: InterfaceDescription.ArgumentDescription, from object: ServerObject, among objects: [ServerObject],
        _ opened: inout [Int32], _ random: inout some RandomNumberGenerator
    ) -> EventValue? {
        switch argument.letter {
        case "i": return .int(Self.number(&random))
        case "u": return .uint(UInt32(bitPattern: Self.number(&random)))
        case "f": return .fixed(Double(Self.number(&random)) / 256)
        case "s": return .string(Self.texts.randomElement(using: &random) ?? "")
        case "a":
            return .array(
                (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt32.random(in: 0...9, using: &random) })
        case "h":
            guard let file = Self.file(&random) else { return nil }
            opened.append(file)
            return .fileDescriptor(file)
        case "o":
            // An object of the wrong kind is refused by libwayland, with the whole connection.
            let fitting = objects.filter { other in argument.interface.map { $0 === other.interface } ?? true }
            if let one = fitting.randomElement(using: &random) { return .object(one) }
            return argument.isNullable ? .object(nil) : nil
        case "n":
            guard let interface = argument.interface, let new = ServerObject(interface, madeBy: object, id: 0)
            else { return nil }
            return .object(new)
        default: return nil
        }
    }

    private static let numbers: [Int32] = [
        0, 1, -1, 2, 3, 4, 120, 255, 640, 16_383, 16_385, 65_536, 1 << 24, .max, .max - 1, .min, .min + 1,
    ]

    private static func number(_ random: inout some RandomNumberGenerator) -> Int32 {
        if Bool.random(using: &random) { return Int32.random(in: 0...300, using: &random) }
        return numbers.randomElement(using: &random) ?? 0
    }

    private static let texts = [
        "", "text/plain", "text/plain;charset=utf-8", "text/uri-list", "\u{1}\u{7F}\u{FEFF}", "👩‍👩‍👧‍👦e\u{301}\u{202E}",
        String(repeating: "ÿ", count: 1_500), "%s%n%d", "wl_shm", "/dev/null",
    ]

    /// Opens an unsuitable file: empty, endless, short, a pipe, a folder, or random bytes.
    private static func file(_ random: inout some RandomNumberGenerator) -> Int32? {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        case 1: return unsafe open("/dev/zero", O_RDONLY | O_CLOEXEC)
        case 2: return unsafe open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
        case 3: return unsafe open("/", O_RDONLY | O_CLOEXEC)
        case 4:
            guard let ends = TextPipe.make() else { return nil }
            close(ends.writing)
            return ends.reading
        default:
            guard let memory = try? SharedMemory(size: 4_096) else { return nil }
            memory.write((0..<4_096).map { _ in UInt8.random(in: 0...255, using: &random) })
            return dup(memory.file.rawValue)
        }
    }
}
