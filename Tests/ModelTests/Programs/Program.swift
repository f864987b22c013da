import Foundation

/// A random program as data: a tree of views, and what happens to its state.
struct Program: Equatable {
    var root: Node
    var events: [Event]
    /// Frames that are compared, at 60 a second.
    var frameCount: Int
    /// With which animation `@GestureState` goes back.
    var resetMotion: Motion?
    /// What is presented over the root while a flag is set.
    var page: Page?

    static let flagCount = 4
    static let listCount = 2
    /// The lists of which each element is in one only: elements of matched views, which go from one to the other.
    static let pairedLists = (first: 2, second: 3)

    /// The `@GestureState` where the pointer is at `distance`. By its own factor, so that it does not make up for what
    /// follows the pointer by `onChanged`: of two offsets that do, Lilt applies one after the other, and the first of a
    /// tracked pair stops what ran.
    static func pull(by distance: CGPoint) -> CGPoint { CGPoint(x: 0.37 * distance.x, y: 0.37 * distance.y) }
}

/// A sheet or a full screen cover with a digit on it: one of two, by a flag.
struct Page: Equatable {
    var isCover: Bool
    var flag: Int
    var textFlag: Int
}

/// The state of a program, which its root view owns.
struct ProgramState: Equatable {
    var flags = [Bool](repeating: false, count: Program.flagCount)
    var lists = [[0, 1, 2], [0, 1], [0, 1, 2], []]
    var number = 0
    /// How far the pointer has been dragged, as `onChanged` and `onEnded` write it.
    var drag = CGPoint.zero
    /// The same, as a `@GestureState` has it.
    var pull = CGPoint.zero
    /// The animated datum of the nearest `Animatable` view around.
    var level = 0.0
}

/// A number in a view: one of two by a flag, and something that it follows.
struct Number: Equatable {
    enum Source: CaseIterable, Equatable { case dragX, dragY, pullX, pullY, level }

    var off: Double
    var on: Double
    var flag: Int
    var follows: Source?

    func value(in state: ProgramState) -> Double {
        let base = state.flags[flag] ? on : off
        return switch follows {
        case nil: base
        case .dragX: base + state.drag.x
        case .dragY: base + state.drag.y
        case .pullX: base + state.pull.x
        case .pullY: base + state.pull.y
        case .level: base + state.level
        }
    }
}

/// One view.
indirect enum Node: Equatable {
    /// A colour of a size, which bears a label.
    case leaf(name: Int, width: Number, height: Number)
    /// A colour as large as it may be.
    case flexible(name: Int)
    /// A digit in the middle of a frame: one of two, by a flag.
    case text(name: Int, flag: Int)
    /// Only in a row or column.
    case spacer
    case stack(axis: StackAxis, alignment: Place, spacing: Double, children: [Node])
    /// A layout of the program's own that puts each child a step further; its step may be animatable data.
    case stairs(step: Number, isAnimatable: Bool, children: [Node])
    /// An `Animatable` view whose datum is the level of what is in it.
    case animatable(Number, child: Node)
    /// A view that gets its state from elsewhere, and whose body hands over a closure.
    case held(id: Int, holder: Holder, storage: Storage, child: Node)
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

/// Where a view has its state from.
enum Holder: CaseIterable, Equatable {
    case observedObject, stateObject, environmentObject, observable, binding, dynamicProperty
}

/// What keeps the closure that makes the content.
enum Storage: CaseIterable, Equatable {
    case geometryReader, closure, closureOverObject, array, existential, method, keyPath
}

enum StackAxis: CaseIterable, Equatable { case horizontal, vertical, depth }

/// Where something lies along both axes: −1 leading or top, 0 in the middle, 1 trailing or bottom.
struct Place: Equatable {
    var x: Int
    var y: Int

    /// The same from 0 to 1.
    var unit: CGPoint { CGPoint(x: Double(x + 1) / 2, y: Double(y + 1) / 2) }
}

enum Modifier: Equatable {
    case frame(width: Number?, height: Number?, alignment: Place)
    /// `frame(maxWidth: .infinity)` and so on.
    case fill(width: Bool, height: Bool, alignment: Place)
    case fixedSize
    case position(x: Number, y: Number)
    case layoutPriority(Double)
    case padding(Number)
    /// A modifier of the program's own whose animatable datum is a padding.
    case animatablePadding(Number)
    case offset(x: Number, y: Number)
    case opacity(Number)
    case scale(Number)
    /// In degrees.
    case rotation(Number)
    /// A `GeometryEffect` that moves to the right.
    case geometryEffect(Number)
    /// `onChange(of:)` of a flag.
    case watch(name: Int, flag: Int)
    case zIndex(Double)
    case transition(TransitionKind)
    /// `animation(_:value:)`, the value being a flag.
    case animation(Motion?, flag: Int)
    /// `transaction { $0.animation = … }`
    case transaction(Motion?)
    /// `animation(_:body:)` around one effect.
    case scoped(Motion?, Effect, Number)
    case geometryGroup
    /// `matchedGeometryEffect`; in rows each element is a key of its own.
    case matched(key: Int, MatchedTerms)
}

/// What a matched view takes from its source, and whether it is the source.
struct MatchedTerms: Equatable {
    enum Properties: CaseIterable, Equatable { case position, size, frame }

    var properties: Properties
    var anchor: Place
    var isSource: Bool
}

extension Modifier {
    /// Whether the modifier is a rendering effect under the transaction of its own place.
    var isEffect: Bool {
        switch self {
        case .opacity, .scale, .rotation, .geometryEffect: true
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

/// What happens in the frame of a number.
struct Event: Equatable {
    enum Action: Equatable {
        /// Writes to the state, each an update of its own.
        case write([Write])
        /// The pointer goes down, or moves while it is down, at a distance from where it went down.
        case drag(CGPoint)
        /// The pointer is lifted; what followed it goes back with the animation.
        case release(Motion?)
    }
    var frame: Int
    var action: Action
}

struct Write: Equatable {
    enum Change: Equatable {
        case toggle(Int)
        case setList(Int, [Int])
        /// An element goes from one of the paired lists to the end of the other.
        case move(Int)
        case count
        case drag(CGPoint)
        case pull(CGPoint)
    }
    var change: Change
    var motion: Motion?
    var disablesAnimations = false
    var tracksVelocity = false
}

extension ProgramState {
    mutating func apply(_ change: Write.Change) {
        switch change {
        case .toggle(let flag): flags[flag].toggle()
        case .setList(let list, let ids): lists[list] = ids
        case .move(let id):
            let (first, second) = Program.pairedLists
            let (from, to) = lists[first].contains(id) ? (first, second) : (second, first)
            lists[from].removeAll { $0 == id }
            lists[to].append(id)
        case .count: number += 1
        case .drag(let distance): drag = distance
        case .pull(let distance): pull = distance
        }
    }
}
