/// Start tag of protocol XML, with typed access to its attributes.
struct Element {
    let name: String
    let attributes: [String: String]

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// Value of an attribute that must be there.
    ///
    /// - Throws: `ElementProblem` if the attribute is missing or empty.
    func required(_ attribute: String) throws(ElementProblem) -> String {
        guard let value = attributes[attribute], !value.isEmpty else {
            throw ElementProblem(reason: "<\(name)> without \(attribute)")
        }
        return value
    }

    /// Version number in an attribute; 1 if it is missing.
    ///
    /// - Throws: `ElementProblem` if the value is no positive integer.
    func version(_ attribute: String) throws(ElementProblem) -> Int {
        guard let value = attributes[attribute] else { return 1 }
        guard let number = Int(value), number > 0 else {
            throw ElementProblem(reason: "\(attribute)=\"\(value)\" is no version")
        }
        return number
    }

    /// Boolean in an attribute; false if it is missing.
    ///
    /// - Throws: `ElementProblem` if the value is neither `true` nor `false`.
    func flag(_ attribute: String) throws(ElementProblem) -> Bool {
        switch attributes[attribute] {
        case nil, "false": false
        case "true": true
        case .some(let value): throw ElementProblem(reason: "\(attribute)=\"\(value)\" is neither true nor false")
        }
    }

    /// The argument that an `arg` element describes.
    ///
    /// - Throws: `ElementProblem` if its type is unknown or an attribute is missing or malformed.
    func argument() throws(ElementProblem) -> WireArgument {
        let type = try required("type")
        guard let kind = WireArgument.Kind(rawValue: type) else {
            throw ElementProblem(reason: "argument type “\(type)” is unknown")
        }
        var argument = WireArgument(name: try required("name"), kind: kind)
        argument.summary = self["summary"] ?? ""
        argument.interface = self["interface"]
        argument.allowsNull = try flag("allow-null")
        argument.enumeration = self["enum"]
        return argument
    }

    /// The entry that an `entry` element describes.
    ///
    /// - Throws: `ElementProblem` if its value does not fit in 32 bits, or an attribute is missing or malformed.
    func entry() throws(ElementProblem) -> WireEntry {
        let text = try required("value")
        let digits = text.lowercased()
        let value =
            digits.hasPrefix("0x")
            ? Int64(digits.dropFirst(2), radix: 16) : Int64(digits)
        guard let value, value >= Int64(Int32.min), value <= Int64(UInt32.max) else {
            throw ElementProblem(reason: "value=\"\(text)\" is no number of 32 bits")
        }
        var entry = WireEntry(
            name: try required("name"), value: UInt32(truncatingIfNeeded: value), since: try version("since"))
        entry.documentation.summary = self["summary"] ?? ""
        return entry
    }
}

/// Error in one element.
struct ElementProblem: Error {
    let reason: String
}
