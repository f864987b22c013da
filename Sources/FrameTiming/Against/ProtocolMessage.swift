/// One request or event in the protocol log of Weston.
struct ProtocolMessage {
    /// Time at which Weston handled it, in seconds since 1970.
    let time: Double
    /// The client's address in Weston's memory.
    let client: Substring
    let isRequest: Bool
    let interface: Substring
    /// Number of the object, which belongs to the client.
    let object: Substring
    let name: Substring
    let arguments: [Substring]

    /// Reads a line such as
    /// `[2026-11-27 10:20:30.123][proto] client 0x55d0 rq wl_surface@3.attach(wl_buffer@10, 0, 0)`; nil for others.
    /// Newer versions of Weston write `client 0x55d0 (PID 12)`.
    init?(_ line: some StringProtocol) {
        let line = Substring(line)
        guard line.first == "[", line.last == ")", let stampEnd = line.firstIndex(of: "]"),
            let time = Self.seconds(line[..<stampEnd].dropFirst())
        else { return nil }
        let words = line[stampEnd...].dropFirst().split(separator: " ", maxSplits: 3)
        guard words.count == 4, words[0] == "[proto]", words[1] == "client" else { return nil }
        var message = words[3]
        if message.hasPrefix("(PID "), let end = message.firstIndex(of: ")") {
            message = message[end...].dropFirst().drop { $0 == " " }
        }
        let isRequest = message.hasPrefix("rq ")
        guard isRequest || message.hasPrefix("ev ") else { return nil }
        let call = message.dropFirst(3)
        guard let bracket = call.firstIndex(of: "(") else { return nil }
        // Newer versions of libwayland write `wl_surface#3`.
        let head = call[..<bracket].split(whereSeparator: { $0 == "@" || $0 == "#" || $0 == "." })
        guard head.count == 3 else { return nil }
        self.time = time
        client = words[2]
        self.isRequest = isRequest
        (interface, object, name) = (head[0], head[1], head[2])
        arguments = call[bracket...].dropFirst().dropLast().split(separator: ",").map {
            $0.first == " " ? $0.dropFirst() : $0
        }
    }

    /// Number of the object that an argument such as `wl_buffer@10` or `new id wl_buffer@10` refers to; nil for
    /// `nil` and numbers.
    func object(at index: Int) -> Substring? {
        guard index < arguments.count, let mark = arguments[index].lastIndex(where: { $0 == "@" || $0 == "#" }) else {
            return nil
        }
        return arguments[index][mark...].dropFirst()
    }

    /// Whole number of an argument; nil if it is none.
    func number(at index: Int) -> Int? { index < arguments.count ? Int(arguments[index]) : nil }

    /// Seconds since 1970 of `2026-11-27 10:20:30.123`, in universal time; nil if the text has another form.
    static func seconds(_ stamp: Substring) -> Double? {
        let parts = stamp.split(whereSeparator: { $0 == "-" || $0 == " " || $0 == ":" })
        guard parts.count == 6, let second = Double(parts[5]) else { return nil }
        let numbers = parts.prefix(5).compactMap { Int($0) }
        guard numbers.count == 5 else { return nil }
        let days = daysSince1970(year: numbers[0], month: numbers[1], day: numbers[2])
        return Double(((days * 24) + numbers[3]) * 3_600 + numbers[4] * 60) + second
    }

    /// Days from the first of January 1970 in the Gregorian calendar. Years begin in March here, so that the leap day
    /// comes last.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }
}
