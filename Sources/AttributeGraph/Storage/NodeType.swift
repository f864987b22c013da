/// Layout and behaviour of one kind of node. One immortal object per rule type and per type of source.
class NodeType {
    let valueType: ValueType
    let blockSize: Int
    let blockAlignment: Int
    /// Byte offset of the rule in the block.
    let ruleOffset: Int
    /// Index in ``all`` and in the counters of each graph.
    let index: Int

    @MainActor private(set) static var all: [NodeType] = []

    @MainActor init(valueType: ValueType, blockSize: Int, blockAlignment: Int, ruleOffset: Int = 0) {
        self.valueType = valueType
        self.blockSize = blockSize
        self.blockAlignment = blockAlignment
        self.ruleOffset = ruleOffset
        index = NodeType.all.count
        NodeType.all.append(self)
    }

    @MainActor var name: String { "\(valueType.type)" }

    /// Runs the rule of `node`, marks its readers, and stores the new value.
    @MainActor func run(_ node: NodeIndex, block: Block, in graph: Graph) {}

    /// Destroys the value, if there is one, and the rule; the block is not freed.
    func destroyContents(of block: Block, hasValue: Bool) {}
}

/// Reference to an immortal ``NodeType``, without reference counting.
@safe struct NodeTypeReference {
    private let reference: Unmanaged<NodeType>

    init(_ type: NodeType) { unsafe reference = .passUnretained(type) }

    var object: NodeType { unsafe reference.takeUnretainedValue() }
    var blockSize: Int { unsafe reference._withUnsafeGuaranteedRef { $0.blockSize } }
    var blockAlignment: Int { unsafe reference._withUnsafeGuaranteedRef { $0.blockAlignment } }
    var ruleOffset: Int { unsafe reference._withUnsafeGuaranteedRef { $0.ruleOffset } }
    var index: Int { unsafe reference._withUnsafeGuaranteedRef { $0.index } }
    var valueType: ValueType { unsafe reference._withUnsafeGuaranteedRef { $0.valueType } }

    @MainActor @inline(__always) func run(_ node: NodeIndex, block: Block, in graph: Graph) {
        with { $0.run(node, block: block, in: graph) }
    }

    /// Used instead of the library's function, which would check at run time that a closure of the main actor runs
    /// there.
    @inline(__always) private func with(_ body: (NodeType) -> Void) {
        unsafe reference._withUnsafeGuaranteedRef { body($0) }
    }

    func destroyContents(of block: Block, hasValue: Bool) {
        unsafe reference._withUnsafeGuaranteedRef { $0.destroyContents(of: block, hasValue: hasValue) }
    }
}
