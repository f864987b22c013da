import Foundation

/// A program run by the rules themselves: at each update the whole tree is evaluated anew, and nothing is kept but what the
/// rules say lasts: the animated values of each identity, which identities are there, and what is on its way out.
///
/// Written from the specification (S1, S2, S5, S8, S10–S12, S23), not from Lilt's sources.
struct ModelRun {
    let program: Program
    var state = ProgramState()
    /// Animated values by the identity and the attribute that they belong to.
    var animators: [String: Animator] = [:]
    /// The flags that `animation(_:value:)` saw last.
    var flagsSeen: [String: Bool] = [:]
    /// Which elements each structure showed last, in order.
    var present: [String: [String]] = [:]
    /// The transition that stands around an element since it first came or went by one.
    var transitions: [String: TransitionKind] = [:]
    /// What leaves, by the structure that it leaves.
    var leaving: [String: [Departure]] = [:]
    /// What each element that is there shows, to be kept should it leave.
    var last: [String: Element] = [:]
    var departures = 0
    private var shown: [Shown] = []
    private var ended: Set<Int> = []
    /// Departures whose animations have ended in the last frame, and the paths of what left.
    private var ending: [Int: String] = [:]

    /// What an element shows, and how it is ordered.
    struct Element {
        var shown: [Shown]
        var zIndex: Double
        var frame: CGRect
        var transition: TransitionKind
    }

    /// An element on its way out.
    struct Departure {
        let number: Int
        let id: String
        var element: Element
        /// Values whose animations it waits for.
        let waits: [String]
    }

    /// What reaches a place in an update (S10, S11).
    struct Context {
        var motion: Motion?
        var disablesAnimations = false
    }

    init(_ program: Program) {
        self.program = program
        evaluate(Context())
    }

    /// Applies writes, those of equal transactions in one update (S1.3).
    mutating func perform(_ writes: [Write]) {
        endDepartures()
        var index = 0
        while index < writes.count {
            let first = writes[index]
            while index < writes.count, writes[index].motion == first.motion,
                writes[index].disablesAnimations == first.disablesAnimations
            {
                state.apply(writes[index].change)
                index += 1
            }
            evaluate(Context(motion: first.motion, disablesAnimations: first.disablesAnimations))
        }
    }

    private mutating func evaluate(_ context: Context) {
        let size = size(program.root)
        let origin = CGPoint(x: (400 - size.width) / 2, y: (400 - size.height) / 2)
        shown = place(program.root, at: origin, path: "r", name: "", context)
    }

    /// Shows the frame at `time`, in seconds.
    mutating func advance(to time: Double) -> [ShownLeaf] {
        endDepartures()
        for key in animators.keys { animators[key]?.advance(to: time) }
        for (structure, departures) in leaving {
            for departure in departures where !departure.waits.contains(where: { animators[$0]?.isRunning == true }) {
                ending[departure.number] = "\(structure)=\(departure.id)"
                leaving[structure]?.removeAll { $0.number == departure.number }
            }
        }
        var leaves: [ShownLeaf] = []
        for item in shown { collect(item, Affine(), 1, isEnding: false, &leaves) }
        return leaves
    }

    /// What ended in the last frame has gone, and its state with it.
    private mutating func endDepartures() {
        for (number, path) in ending {
            ended.insert(number)
            forget(path)
        }
        ending = [:]
    }

    private func collect(
        _ item: Shown, _ map: Affine, _ opacity: Double, isEnding: Bool, _ leaves: inout [ShownLeaf]
    ) {
        switch item {
        case .leaf(let name, let key):
            guard let geometry = animators[key]?.shown else { return }
            let (width, height) = (max(0, geometry[2]), max(0, geometry[3]))
            let place = Affine.shift(geometry[0], geometry[1]).then(map)
            let corners = [CGPoint(), CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height)]
            leaves.append(ShownLeaf(name: name, quad: corners.map(place.apply), opacity: opacity, isEnding: isEnding))
        case .effect(let kind, let geometryKey, let valueKey, let content):
            guard let geometry = animators[geometryKey]?.shown, let value = animators[valueKey]?.shown else { return }
            let size = CGSize(width: max(0, geometry[2]), height: max(0, geometry[3]))
            let inner = kind.map(value, size).then(.shift(geometry[0], geometry[1])).then(map)
            let faded = kind == .opacity ? opacity * min(max(value[0], 0), 1) : opacity
            for item in content { collect(item, inner, faded, isEnding: isEnding, &leaves) }
        case .leaving(let number, let content):
            guard !ended.contains(number) else { return }
            for item in content {
                collect(item, map, opacity, isEnding: isEnding || ending[number] != nil, &leaves)
            }
        }
    }

    // MARK: Animated values

    /// Gives an animated value its model of this update; a first value is no change (S1.15).
    mutating func set(_ key: String, _ value: [Double], _ motion: Motion?) {
        guard let animator = animators[key] else {
            animators[key] = Animator(value)
            return
        }
        if animator.model != value { animators[key]?.set(value, motion) }
    }

    /// The identity has gone, and all that is within it.
    mutating func forget(_ path: String) {
        func isWithin(_ key: String) -> Bool {
            key == path || key.hasPrefix(path + "/") || key.hasPrefix(path + "#") || key.hasPrefix(path + "=")
        }
        animators = animators.filter { !isWithin($0.key) }
        flagsSeen = flagsSeen.filter { !isWithin($0.key) }
        present = present.filter { !isWithin($0.key) }
        transitions = transitions.filter { !isWithin($0.key) }
        leaving = leaving.filter { !isWithin($0.key) }
        last = last.filter { !isWithin($0.key) }
    }
}
