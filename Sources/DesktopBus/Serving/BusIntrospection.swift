/// Description of objects in D-Bus's introspection format.
///
/// - Source: D-Bus Specification, "Introspection Data Format".
@MainActor package enum BusIntrospection {
    /// Describes an object with these interfaces, and with objects below it by the last part of their paths.
    package static func document<Object>(_ interfaces: [BusInterface<Object>], children: [String] = []) -> String {
        var text = """
            <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
            <node>

            """
        for interface in interfaces {
            text += " <interface name=\"\(interface.name)\">\n"
            for property in interface.properties {
                let access = property.write == nil ? "read" : "readwrite"
                text += "  <property name=\"\(property.name)\" type=\"\(property.signature)\" access=\"\(access)\"/>\n"
            }
            for method in interface.methods {
                text += "  <method name=\"\(method.name)\">\n"
                text += arguments(method.takes, " direction=\"in\"") + arguments(method.gives, " direction=\"out\"")
                text += "  </method>\n"
            }
            for signal in interface.signals {
                text += "  <signal name=\"\(signal.name)\">\n\(arguments(signal.carries, ""))  </signal>\n"
            }
            text += " </interface>\n"
        }
        for child in children { text += " <node name=\"\(child)\"/>\n" }
        return text + "</node>\n"
    }

    private static func arguments(_ signature: String, _ direction: String) -> String {
        types(in: signature).map { "   <arg type=\"\($0)\"\(direction)/>\n" }.joined()
    }

    /// Splits a signature into complete types.
    static func types(in signature: String) -> [String] {
        var types: [String] = []
        var current = ""
        var depth = 0
        for character in signature {
            current.append(character)
            if "({".contains(character) { depth += 1 }
            if ")}".contains(character) { depth -= 1 }
            // "a" needs the type of its elements.
            if depth == 0, character != "a" {
                types.append(current)
                current = ""
            }
        }
        return types
    }
}
