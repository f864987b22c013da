import Foundation

/// A program run by the rules themselves: at each update the whole tree is evaluated anew, and nothing is kept but what the
/// rules say lasts: the animated values of each identity, which identities are there, and what is on its way out.
///
/// Written from the specification (S1, S2, S5, S8, S10–S13, S23), not from Lilt's sources.
struct ModelRun {
    let program: Program
    /// The root's state: each update sees the writes of its transaction and those before.
    var state = ProgramState()
    /// The same in objects, which change at once: the first update sees all writes (S1.3).
    private var objectState = ProgramState()
    /// Animated values by the identity and the attribute that they belong to.
    var animators: [String: Animator] = [:]
    /// What reached each view in this update.
    var contexts: [String: Context] = [:]
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
    /// The presented page, if the program has one.
    var page = ShownPage()
    var departures = 0
    /// Matched views that are there or on their way out, by their paths, and what they share, by their keys.
    var members: [String: Member] = [:]
    var groups: [String: Group] = [:]
    /// Whether something has happened of which no rule says what comes of it: nothing is judged from then on.
    var isBeyondRules = false
    /// From where places are counted now.
    var space = Space()
    /// What the program's callbacks have said.
    var notes: [Note] = []
    /// Leaves that are there or on their way out, in order of appearance.
    private var leaves: [(path: String, name: String)] = []
    private var frame = 0
    private var update = 0
    private var time = 0.0
    private var shown: [Shown] = []
    private var ended: Set<Int> = []
    /// Departures whose animations have ended in the last frame, and the paths of what left.
    private var ending: [Int: String] = [:]

    /// What an element shows, and how it is ordered.
    struct Element {
        var shown: [Shown]
        var zIndex: Double
        var frame: CGRect
        /// From where `frame` counts.
        var space: Space
        var transition: TransitionKind
    }

    /// The effect or transition from whose corner places are counted.
    struct Space: Equatable {
        var path = ""
        /// Where it lies in the window.
        var origin = CGPoint.zero
    }

    /// An element on its way out.
    struct Departure {
        let number: Int
        let id: String
        var element: Element
        /// Values whose animations it waits for.
        let waits: [String]
    }

    /// What a callback says: `+n1` for `onAppear`, `-n1` for `onDisappear`, `~1` for `onChange`.
    struct Note: Equatable {
        var frame: Int
        var text: String
        var update = 0
        /// What goes without a transition is the first in an update, what comes the second, what goes with one the third (S12.9).
        var turn = Turn.second
        /// Whether it comes with the end of a transition, whose frame may be the one or the next.
        var isEnding = false
    }

    enum Turn: Int, Comparable {
        case first, second, third
        static func < (a: Turn, b: Turn) -> Bool { a.rawValue < b.rawValue }
    }

    init(_ program: Program) {
        self.program = program
        evaluate(Context())
    }

    mutating func perform(_ action: Event.Action) {
        switch action {
        case .write(let writes): perform(writes)
        case .drag(let distance):
            // `updating` comes before `onChanged` (S18.8), and both track velocity (S18.13).
            perform([
                Write(change: .pull(Program.pull(by: distance)), tracksVelocity: true),
                Write(change: .drag(distance), tracksVelocity: true),
            ])
        case .release(let motion):
            // S18.12.
            perform([
                Write(change: .pull(.zero), motion: program.resetMotion),
                Write(change: .drag(.zero), motion: motion),
            ])
        }
    }

    /// Applies writes, those of equal transactions in one update (S1.3).
    private mutating func perform(_ writes: [Write]) {
        endDepartures()
        for write in writes { objectState.apply(write.change) }
        var index = 0
        while index < writes.count {
            let first = writes[index]
            while index < writes.count, writes[index].motion == first.motion,
                writes[index].disablesAnimations == first.disablesAnimations,
                writes[index].tracksVelocity == first.tracksVelocity
            {
                state.apply(writes[index].change)
                index += 1
            }
            evaluate(
                Context(
                    motion: first.motion, disablesAnimations: first.disablesAnimations,
                    tracksVelocity: first.tracksVelocity))
        }
    }

    private mutating func evaluate(_ context: Context) {
        update += 1
        if let flag = program.page?.flag { page.set(state.flags[flag], context, frame) }
        flow(program.root, "r", context)
        findSources()
        shown = placeRoot()
        moveLeavingMembers()
    }

    mutating func placeRoot() -> [Shown] {
        let offer = Proposal(400, 400)
        let origin = Place(x: 0, y: 0).origin(
            of: size(program.root, "r", offer), in: CGSize(width: 400, height: 400))
        return place(program.root, at: origin, offer, path: "r", name: "")
    }

    /// Shows the frame of a number at `time`, in seconds.
    mutating func advance(to time: Double, frame: Int) -> [ShownLeaf] {
        endDepartures()
        (self.time, self.frame) = (time, frame)
        let data = animators.keys.filter { $0.hasSuffix("#datum") && animators[$0]?.isDue == true }
        for key in data { animators[key]?.advance(to: time) }
        // A datum on its way makes the views anew that it belongs to, without an animation (S1.10).
        if !data.isEmpty { evaluate(Context()) }
        for key in animators.keys where !key.hasSuffix("#datum") { animators[key]?.advance(to: time) }
        for key in groups.keys { groups[key]?.frame.advance(to: time) }
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
        for (number, path) in ending.sorted(by: { $0.key < $1.key }) {
            ended.insert(number)
            forget(path, isEnding: true)
        }
        ending = [:]
    }

    private func collect(
        _ item: Shown, _ map: Affine, _ opacity: Double, isEnding: Bool, _ leaves: inout [ShownLeaf]
    ) {
        switch item {
        case .leaf(let name, let key, let text):
            guard let geometry = animators[key]?.shown else { return }
            let (width, height) = (max(0, geometry[2]), max(0, geometry[3]))
            let place = Affine.shift(geometry[0], geometry[1]).then(map)
            let corners = [CGPoint(), CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height)]
            leaves.append(
                ShownLeaf(name: name, text: text, quad: corners.map(place.apply), opacity: opacity, isEnding: isEnding))
        case .effect(let kind, let geometryKey, let valueKey, let content):
            guard let value = animators[valueKey]?.shown else { return }
            let geometry = geometryKey.flatMap { animators[$0]?.shown } ?? [0, 0, 0, 0]
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
    mutating func set(_ key: String, _ value: [Double], _ context: Context) {
        guard let animator = animators[key] else {
            animators[key] = Animator(value)
            return
        }
        // What differs by rounding only is no change.
        if zip(animator.model, value).contains(where: { abs($0 - $1) > 1e-9 }) {
            animators[key]?.set(value, context.motion, tracksVelocity: context.tracksVelocity)
        }
    }

    /// The identity has gone, and all that is within it.
    mutating func forget(_ path: String, _ turn: Turn = .third, isEnding: Bool = false) {
        func isWithin(_ key: String) -> Bool {
            key == path || key.hasPrefix(path + "/") || key.hasPrefix(path + "#") || key.hasPrefix(path + "=")
        }
        for leaf in leaves where isWithin(leaf.path) {
            notes.append(Note(frame: frame, text: "-\(leaf.name)", update: update, turn: turn, isEnding: isEnding))
        }
        leaves.removeAll { isWithin($0.path) }
        animators = animators.filter { !isWithin($0.key) }
        flagsSeen = flagsSeen.filter { !isWithin($0.key) }
        present = present.filter { !isWithin($0.key) }
        transitions = transitions.filter { !isWithin($0.key) }
        leaving = leaving.filter { !isWithin($0.key) }
        last = last.filter { !isWithin($0.key) }
        members = members.filter { !isWithin($0.key) }
    }

    /// The state that the view at `path` sees.
    func state(at path: String) -> ProgramState {
        var state = contexts[path]?.isHeldByObject == true ? objectState : state
        state.level = contexts[path]?.level ?? 0
        return state
    }

    // MARK: Callbacks

    mutating func appear(_ name: String, _ path: String) {
        leaves.append((path, name))
        note("+\(name)")
    }

    mutating func note(_ text: String) { notes.append(Note(frame: frame, text: text, update: update)) }
}
