import Foundation

/// Reference implementation: runs a program by the rules alone. Each update evaluates the whole tree anew; kept between
/// updates are only what the rules let last: animated values by identity, identities that are present, views being
/// removed.
///
/// Written from the specification (S1, S2, S5, S8, S10–S13, S23), not from Lilt's sources.
struct ModelRun {
    let program: Program
    /// The root's state: each update sees the writes of its own and of earlier transactions.
    var state = ProgramState()
    /// The state in objects, which changes at once: the first update of a turn sees all writes (S1.3).
    private var objectState = ProgramState()
    /// Animated values by key: the identity's path, then `#` and the attribute.
    var animators: [String: Animator] = [:]
    /// The transaction that reached each path in this update.
    var contexts: [String: Context] = [:]
    /// Flags as `animation(_:value:)` and `onChange` last saw them, by path.
    var flagsSeen: [String: Bool] = [:]
    /// Identities of the elements that each structure showed last, in order, by the structure's path.
    var present: [String: [String]] = [:]
    /// Transition whose effects surround an element, since its first animated insertion or removal; by path.
    var transitions: [String: TransitionKind] = [:]
    /// Elements being removed, by the path of their structure.
    var leaving: [String: [Departure]] = [:]
    /// Each present element as last placed, by path, for the case that it is removed.
    var last: [String: Element] = [:]
    /// The presented page, if the program has one.
    var page = ShownPage()
    var departures = 0
    /// Matched views that are present or being removed, by path, and what they share, by key.
    var members: [String: Member] = [:]
    var groups: [String: Group] = [:]
    /// True once the program has done something whose outcome no rule defines; no later frame is judged.
    var isBeyondRules = false
    /// The current coordinate space, relative to which views are placed.
    var space = Space()
    /// Callbacks so far, in order.
    var notes: [Note] = []
    /// Leaves that are present or being removed, in order of appearance.
    private var leaves: [(path: String, name: String)] = []
    private var frame = 0
    private var update = 0
    private var time = 0.0
    private var shown: [Shown] = []
    private var ended: Set<Int> = []
    /// Removals whose animations ended in the last frame: path of the removed element by departure number.
    private var ending: [Int: String] = [:]

    /// A placed element of a structure: its drawing, order, frame and transition.
    struct Element {
        var shown: [Shown]
        var zIndex: Double
        var frame: CGRect
        /// The coordinate space of `frame`.
        var space: Space
        var transition: TransitionKind
    }

    /// Coordinate space with its origin at the top left corner of an effect or transition.
    struct Space: Equatable {
        var path = ""
        /// Origin in window coordinates, in points.
        var origin = CGPoint.zero
    }

    /// An element that is being removed with a transition.
    struct Departure {
        let number: Int
        let id: String
        var element: Element
        /// Keys of the animated values that have to come to rest before the element is gone.
        let waits: [String]
    }

    /// A callback: `+n1` for `onAppear`, `-n1` for `onDisappear`, `~1` for `onChange`.
    struct Note: Equatable {
        var frame: Int
        var text: String
        var update = 0
        /// Order within an update: removals without a transition, then insertions, then ends of removals with one
        /// (S12.9).
        var turn = Turn.second
        /// True for the end of a transition, which may be reported in the next frame instead.
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
            // `updating` runs before `onChanged` (S18.8); both track velocity (S18.13).
            perform([
                Write(change: .pull(Program.pull(by: distance)), tracksVelocity: true),
                Write(change: .drag(distance), tracksVelocity: true),
            ])
        case .release(let motion):
            // On release the gesture state resets before `onEnded` runs (S18.12).
            perform([
                Write(change: .pull(.zero), motion: program.resetMotion),
                Write(change: .drag(.zero), motion: motion),
            ])
        }
    }

    /// Applies writes; consecutive ones with equal transactions share one update (S1.3).
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

    /// Advances all animations to `time`, in seconds, and returns the leaves of frame number `frame` in drawing order.
    mutating func advance(to time: Double, frame: Int) -> [ShownLeaf] {
        endDepartures()
        (self.time, self.frame) = (time, frame)
        let data = animators.keys.filter { $0.hasSuffix("#datum") && animators[$0]?.isDue == true }
        for key in data { animators[key]?.advance(to: time) }
        // Running animatable data re-evaluates its views, in an update without an animation (S1.10).
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

    /// Forgets elements whose removal ended in the last frame, and their state.
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

    /// Sets the model value of `key` for this update; a first value is not a change (S1.15).
    mutating func set(_ key: String, _ value: [Double], _ context: Context) {
        guard let animator = animators[key] else {
            animators[key] = Animator(value)
            return
        }
        // Differences by rounding alone are no change.
        if zip(animator.model, value).contains(where: { abs($0 - $1) > 1e-9 }) {
            animators[key]?.set(value, context.motion, tracksVelocity: context.tracksVelocity)
        }
    }

    /// Drops everything kept for the identity at `path` and those within it, and notes `onDisappear` of its leaves.
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

    /// The state as the view at `path` sees it.
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
