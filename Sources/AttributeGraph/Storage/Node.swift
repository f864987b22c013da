/// Index of a node in its slab; 0 for none. Below, index of a link.
@usableFromInline typealias NodeIndex = UInt32
typealias LinkIndex = UInt32

/// Attribute without its rule and value: 56 bytes that may move, so nodes are referred to by index, never by address.
struct Node {
    /// Type, which knows how to run and destroy the node; nil while the node is free.
    var type: NodeTypeReference?
    /// Memory of the value, followed by the rule; it never moves.
    var block: Block?
    /// First of the links to this node's inputs, in the order of reading.
    var firstInput: LinkIndex = 0
    /// First of the links through which others read this node, oldest first; below, the last.
    var firstReader: LinkIndex = 0
    var lastReader: LinkIndex = 0
    /// Number of attributes that have had this index before; handles with another number are invalid.
    var generation: UInt32 = 0
    /// Next node of the same subgraph, or next free one.
    var next: NodeIndex = 0
    /// Number of the last run. A link with the same stamp was read in it.
    var stamp: UInt32 = 0
    /// Last flush in which this sink ran; below, its number of runs in it.
    var flushNumber: UInt32 = 0
    var runsInFlush: UInt16 = 0
    var flags: NodeFlags = []
    /// Order of creation.
    var sequence: UInt64 = 0
}

struct NodeFlags: OptionSet {
    let rawValue: UInt16

    /// An input has changed: the rule must run.
    static let dirty = NodeFlags(rawValue: 1 << 0)
    /// An indirect input has changed: the inputs must be checked before running.
    static let possiblyDirty = NodeFlags(rawValue: 1 << 1)
    /// The rule is running.
    static let running = NodeFlags(rawValue: 1 << 2)
    /// The inputs are being brought up to date.
    static let verifying = NodeFlags(rawValue: 1 << 3)
    /// The value is being read in place: it must neither change nor be destroyed.
    static let borrowed = NodeFlags(rawValue: 1 << 4)
    /// The value is being changed in place: it must not be read.
    static let modifying = NodeFlags(rawValue: 1 << 5)
    /// Destroyed. Its memory remains while `isInUse`.
    static let dead = NodeFlags(rawValue: 1 << 6)
    static let hasValue = NodeFlags(rawValue: 1 << 7)
    static let sink = NodeFlags(rawValue: 1 << 8)
    /// Sink of the structure phase, which runs before the others.
    static let structure = NodeFlags(rawValue: 1 << 9)
    static let queued = NodeFlags(rawValue: 1 << 10)
    static let source = NodeFlags(rawValue: 1 << 11)
    /// Sink with a value: its readers are marked when it has run, not before.
    static let eager = NodeFlags(rawValue: 1 << 12)

    /// Flags of a new rule made by ``Graph/addEagerRule(_:)``.
    static let newEagerRule: NodeFlags = [.dirty, .sink, .structure, .eager]

    /// Flags of a new sink that runs in `phase`.
    @inline(__always) static func newSink(_ phase: SinkPhase) -> NodeFlags {
        phase == .structure ? [.dirty, .sink, .structure] : [.dirty, .sink]
    }

    static let stale: NodeFlags = [.dirty, .possiblyDirty]
    static let active: NodeFlags = [.running, .verifying]
    /// Flags with which a read must do more than copy the value.
    static let notReadable: NodeFlags = [.dirty, .possiblyDirty, .running, .verifying, .modifying]

    var isStale: Bool { !isDisjoint(with: .stale) }
    var isActive: Bool { !isDisjoint(with: .active) }
    /// True if frames further up the stack need the block.
    var isInUse: Bool { !isDisjoint(with: [.running, .verifying, .borrowed, .modifying]) }
}

/// Read of a part of one node's value by another node: 40 bytes, element of two lists.
struct Link {
    /// Type of the part, for comparing.
    var type: ValueType
    /// Node that was read; 0 once it is destroyed.
    var input: NodeIndex
    var reader: NodeIndex
    /// Next input of the reader, or next free link.
    var nextInput: LinkIndex = 0
    var previousReader: LinkIndex = 0
    var nextReader: LinkIndex = 0
    /// Offset of the part in the value, in bytes.
    var offset: UInt32
    /// Number of the reader's run in which this was read last.
    var stamp: UInt32
}
