/// Set of opcodes of one interface, in a word: events are compared with it as they arrive, and none has more than 64.
package struct OpcodeSet: ExpressibleByArrayLiteral {
    private var bits: UInt64 = 0

    package init(arrayLiteral opcodes: UInt32...) {
        for opcode in opcodes {
            precondition(opcode < UInt64.bitWidth, "no interface has an event \(opcode)")
            bits |= 1 << UInt64(opcode)
        }
    }

    func contains(_ opcode: UInt32) -> Bool { opcode < UInt64.bitWidth && bits & 1 << UInt64(opcode) != 0 }
}
