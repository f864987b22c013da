/// A random program as data: a tree of views, and what happens to its state.
struct Program: Equatable {
    var root: Node
    var events: [Event]
    /// Frames that are compared, at 60 a second.
    var frameCount: Int

    static let flagCount = 4
    static let listCount = 2
}

/// The state of a program, which its root view owns.
struct ProgramState: Equatable {
    var flags = [Bool](repeating: false, count: Program.flagCount)
    var lists = [[0, 1, 2], [0, 1]]
    var number = 0
}

/// A number in a view: one of two, by a flag.
struct Number: Equatable {
    var off: Double
    var on: Double
    var flag: Int

    func value(in state: ProgramState) -> Double { state.flags[flag] ? on : off }
}

/// One view.
indirect enum Node: Equatable {
    /// A colour of a size, which bears a label.
    case leaf(name: Int, width: Number, height: Number)
    case stack(axis: StackAxis, alignment: Place, spacing: Double, children: [Node])
    /// There while a flag is set; only in a stack.
    case optional(flag: Int, child: Node)
    /// One of two by a flag; only in a stack.
    case either(flag: Int, first: Node, second: Node)
    /// A view for each element of a list; only in a stack.
    case rows(list: Int, child: Node)
    /// A view whose identity is the state's number; only in a stack.
    case identified(child: Node)
    case modified(Modifier, child: Node)
    /// A view with another one over or under it.
    case layered(content: Node, extra: Node, alignment: Place, isOverlay: Bool)
}

enum StackAxis: CaseIterable, Equatable { case horizontal, vertical, depth }

/// Where something lies along both axes: −1 leading or top, 0 in the middle, 1 trailing or bottom.
struct Place: Equatable {
    var x: Int
    var y: Int
}

enum Modifier: Equatable {
    case frame(width: Number?, height: Number?, alignment: Place)
    case padding(Number)
    case offset(x: Number, y: Number)
    case opacity(Number)
    case scale(Number)
    /// In degrees.
    case rotation(Number)
    case zIndex(Double)
    case transition(TransitionKind)
    /// `animation(_:value:)`, the value being a flag.
    case animation(Motion?, flag: Int)
    /// `transaction { $0.animation = … }`
    case transaction(Motion?)
    /// `animation(_:body:)` around one effect.
    case scoped(Motion?, Effect, Number)
    case geometryGroup
}

extension Modifier {
    /// Whether the modifier is a rendering effect under the transaction of its own place.
    var isEffect: Bool {
        switch self {
        case .opacity, .scale, .rotation: true
        default: false
        }
    }
}

enum Effect: CaseIterable, Equatable { case opacity, scale, offset }

enum TransitionKind: CaseIterable, Equatable {
    case opacity, identity, scale, offset, slide, moveTop, asymmetric, combined, ownAnimation
}

/// An animation, in words that both implementations understand.
enum Motion: Equatable {
    case linear(Double)
    case easeIn(Double)
    case easeOut(Double)
    case easeInOut(Double)
    case spring(duration: Double, bounce: Double)
    case delayedLinear(Double, delay: Double)
}

/// Writes to the state in the frame of a number, each an update of its own.
struct Event: Equatable {
    var frame: Int
    var writes: [Write]
}

struct Write: Equatable {
    enum Change: Equatable {
        case toggle(Int)
        case setList(Int, [Int])
        case count
    }
    var change: Change
    var motion: Motion?
    var disablesAnimations = false
}

extension ProgramState {
    mutating func apply(_ change: Write.Change) {
        switch change {
        case .toggle(let flag): flags[flag].toggle()
        case .setList(let list, let ids): lists[list] = ids
        case .count: number += 1
        }
    }
}
