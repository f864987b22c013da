import Foundation

/// A random program as data: a tree of views, and the events that change its state.
struct Program: Equatable {
    var root: Node
    var events: [Event]
    /// Number of frames compared, at 60 per second.
    var frameCount: Int
    /// Animation of the `@GestureState` reset; nil for none.
    var resetMotion: Motion?
    /// Page presented over the root while a flag is set.
    var page: Page?

    static let flagCount = 4
    static let listCount = 2
    /// Indices of two lists that share elements, each in one of them only. Their rows are matched views that move
    /// between them.
    static let pairedLists = (first: 2, second: 3)

    /// Value of the `@GestureState` for a pointer at `distance`. The factor keeps it from cancelling offsets that
    /// follow the pointer through `onChanged`: Lilt applies two tracked offsets one after the other, and the first of a
    /// pair stops what ran.
    static func pull(by distance: CGPoint) -> CGPoint { CGPoint(x: 0.37 * distance.x, y: 0.37 * distance.y) }
}

/// A sheet or full screen cover with a digit: 8 while the flag `textFlag` is set, else 3.
struct Page: Equatable {
    var isCover: Bool
    var flag: Int
    var textFlag: Int
}

/// State of a program, owned by its root view.
struct ProgramState: Equatable {
    var flags = [Bool](repeating: false, count: Program.flagCount)
    var lists = [[0, 1, 2], [0, 1], [0, 1, 2], []]
    var number = 0
    /// Drag distance in points, as `onChanged` and `onEnded` write it.
    var drag = CGPoint.zero
    /// Drag distance as the `@GestureState` has it, see ``Program/pull(by:)``.
    var pull = CGPoint.zero
    /// Animatable datum of the nearest enclosing `Animatable` view.
    var level = 0.0
}

/// A number in a view: `on` or `off` by a flag, plus a source that it follows, if there is one.
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
    /// A colour of the given size, labelled `n` and the name.
    case leaf(name: Int, width: Number, height: Number)
    /// A colour that takes all space offered.
    case flexible(name: Int)
    /// A digit in the middle of a frame: 8 while the flag is set, else 3.
    case text(name: Int, flag: Int)
    /// A `Spacer`; only in a row or column.
    case spacer
    case stack(axis: StackAxis, alignment: Place, spacing: Double, children: [Node])
    /// A custom layout that puts each child `step` points further right and `step / 2` further down; the step may be
    /// animatable data.
    case stairs(step: Number, isAnimatable: Bool, children: [Node])
    /// An `Animatable` view whose datum is the `level` of its content.
    case animatable(Number, child: Node)
    /// A view that reads its state as `holder` says, and passes on a content closure kept as `storage` says.
    case held(id: Int, holder: Holder, storage: Storage, child: Node)
    /// A child that is present while a flag is set; only in a stack.
    case optional(flag: Int, child: Node)
    /// One of two children by a flag; only in a stack.
    case either(flag: Int, first: Node, second: Node)
    /// A child for each element of a list; only in a stack.
    case rows(list: Int, child: Node)
    /// A child whose identity is the state's number; only in a stack.
    case identified(child: Node)
    case modified(Modifier, child: Node)
    /// A view with an overlay or a background.
    case layered(content: Node, extra: Node, alignment: Place, isOverlay: Bool)
}

/// Source of a view's state.
enum Holder: CaseIterable, Equatable {
    case observedObject, stateObject, environmentObject, observable, binding, dynamicProperty
}

/// Means by which the content closure is kept.
enum Storage: CaseIterable, Equatable {
    case geometryReader, closure, closureOverObject, array, existential, method, keyPath
}

enum StackAxis: CaseIterable, Equatable { case horizontal, vertical, depth }

/// Alignment along both axes: −1 leading or top, 0 middle, 1 trailing or bottom.
struct Place: Equatable {
    var x: Int
    var y: Int

    /// Alignment from 0 to 1.
    var unit: CGPoint { CGPoint(x: Double(x + 1) / 2, y: Double(y + 1) / 2) }
}

enum Modifier: Equatable {
    case frame(width: Number?, height: Number?, alignment: Place)
    /// `frame(maxWidth: .infinity)`, `frame(maxHeight: .infinity)` or both.
    case fill(width: Bool, height: Bool, alignment: Place)
    case fixedSize
    case position(x: Number, y: Number)
    case layoutPriority(Double)
    case padding(Number)
    /// A custom modifier whose animatable datum is a padding.
    case animatablePadding(Number)
    case offset(x: Number, y: Number)
    case opacity(Number)
    case scale(Number)
    /// Rotation in degrees.
    case rotation(Number)
    /// A `GeometryEffect` that moves its content to the right.
    case geometryEffect(Number)
    /// `onChange(of:)` of a flag.
    case watch(name: Int, flag: Int)
    case zIndex(Double)
    case transition(TransitionKind)
    /// `animation(_:value:)` with a flag as the value.
    case animation(Motion?, flag: Int)
    /// `transaction { $0.animation = … }`.
    case transaction(Motion?)
    /// `animation(_:body:)` around one effect.
    case scoped(Motion?, Effect, Number)
    case geometryGroup
    /// `matchedGeometryEffect`; in rows each element has a key of its own.
    case matched(key: Int, MatchedTerms)
}

/// Geometry that a matched view takes from its source, and its role.
struct MatchedTerms: Equatable {
    enum Properties: CaseIterable, Equatable { case position, size, frame }

    var properties: Properties
    var anchor: Place
    var isSource: Bool
}

extension Modifier {
    /// True for a rendering effect that animates with the transaction of its own place.
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

/// An animation that Lilt and the model both implement.
enum Motion: Equatable {
    case linear(Double)
    case easeIn(Double)
    case easeOut(Double)
    case easeInOut(Double)
    case spring(duration: Double, bounce: Double)
    case delayedLinear(Double, delay: Double)
}

/// An event in the frame of a number.
struct Event: Equatable {
    enum Action: Equatable {
        /// Writes to the state, each in a transaction of its own.
        case write([Write])
        /// The pointer is pressed, or moves while pressed; the distance is from the press, in points.
        case drag(CGPoint)
        /// The pointer is released; the drag distance returns to zero with the animation.
        case release(Motion?)
    }
    var frame: Int
    var action: Action
}

struct Write: Equatable {
    enum Change: Equatable {
        case toggle(Int)
        case setList(Int, [Int])
        /// Moves an element from one of the paired lists to the end of the other.
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
