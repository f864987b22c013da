/// Where a node or a link lies in its slab; 0 means none.
@usableFromInline typealias NodeIndex = UInt32
typealias LinkIndex = UInt32

/// One attribute, apart from its rule and value: 56 bytes that may move, so they are named by index and never by address.
struct Node {
    /// What the node holds and how to run it; nil while the node is free.
    var type: NodeTypeReference?
    /// The value; the rule lies behind it in the same block, which never moves.
    var block: Block?
    /// The links this node reads through, in the order of reading.
    var firstInput: LinkIndex = 0
    /// The links through which others read this node, oldest first.
    var firstReader: LinkIndex = 0
    var lastReader: LinkIndex = 0
    /// Counts the attributes that had this place; a handle that remembers another number is out of date.
    var generation: UInt32 = 0
    /// The next node of the same subgraph, or the next free one.
    var next: NodeIndex = 0
    /// Names the last run. A link with the same stamp was read in it.
    var stamp: UInt32 = 0
    /// The last flush in which this sink ran, and how often it did.
    var flushNumber: UInt32 = 0
    var runsInFlush: UInt16 = 0
    var flags: NodeFlags = []
    /// The order of creation.
    var sequence: UInt64 = 0
}

struct NodeFlags: OptionSet {
    let rawValue: UInt16

    /// An input that was read has another value: the rule must run.
    static let dirty = NodeFlags(rawValue: 1 << 0)
    /// Something further up has changed: look at the inputs before running.
    static let possiblyDirty = NodeFlags(rawValue: 1 << 1)
    /// The rule runs at this moment.
    static let running = NodeFlags(rawValue: 1 << 2)
    /// The inputs are being brought up to date at this moment.
    static let verifying = NodeFlags(rawValue: 1 << 3)
    /// Somebody looks at the value in place, so it must neither change nor go.
    static let borrowed = NodeFlags(rawValue: 1 << 4)
    /// Somebody changes the value in place, so nobody may look.
    static let modifying = NodeFlags(rawValue: 1 << 5)
    /// Destroyed. While `isInUse` holds, what it owns is still there.
    static let dead = NodeFlags(rawValue: 1 << 6)
    static let hasValue = NodeFlags(rawValue: 1 << 7)
    static let sink = NodeFlags(rawValue: 1 << 8)
    /// A sink that runs before those without.
    static let structure = NodeFlags(rawValue: 1 << 9)
    static let queued = NodeFlags(rawValue: 1 << 10)
    static let source = NodeFlags(rawValue: 1 << 11)

    static let stale: NodeFlags = [.dirty, .possiblyDirty]
    static let active: NodeFlags = [.running, .verifying]
    /// With one of these, a read has more to do than to look.
    static let notReadable: NodeFlags = [.dirty, .possiblyDirty, .running, .verifying, .modifying]

    var isStale: Bool { !isDisjoint(with: .stale) }
    var isActive: Bool { !isDisjoint(with: .active) }
    /// Whether frames further up the stack still need the block.
    var isInUse: Bool { !isDisjoint(with: [.running, .verifying, .borrowed, .modifying]) }
}

/// One reading of a part of one node's value by another node: 40 bytes, in two lists at once.
struct Link {
    /// What the part is, and how two of them are compared.
    var type: ValueType
    /// The node that was read; 0 once it is destroyed.
    var input: NodeIndex
    var reader: NodeIndex
    /// The reader's next input, or the next free link.
    var nextInput: LinkIndex = 0
    var previousReader: LinkIndex = 0
    var nextReader: LinkIndex = 0
    /// Where the part begins within the value, in bytes.
    var offset: UInt32
    /// The reader's run in which this was read last.
    var stamp: UInt32
}
