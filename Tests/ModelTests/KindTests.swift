import CoreGraphics
import Testing

/// Regression tests: each kind of bug that public programs once revealed in Lilt, as the smallest program of the model.
///
/// The random programs cover these kinds too; here a failing test's name tells at once which kind has returned.
@MainActor struct KindTests {
    private struct Kind {
        let name: String
        let root: Node
        var page: Page?
        let events: [Event]
    }

    @Test func `a small program of each kind is as the model says`() {
        for kind in Self.kinds {
            let program = Program(
                root: kind.root, events: kind.events, frameCount: 90, resetMotion: nil,
                page: kind.page)
            if let difference = Comparison(program: program).firstDifference() {
                Issue.record("\(kind.name): \(difference)\n\(program.source)")
            }
        }
    }

    private static let linear = Motion.linear(0.5)

    private static func leaf(_ name: Int, width: Number = number(40), height: Number = number(20)) -> Node {
        .leaf(name: name, width: width, height: height)
    }

    /// A number that is `off`, or `on` while flag 0 is set; `on` defaults to `off`. Adds `source`, if there is one.
    private static func number(_ off: Double, _ on: Double? = nil, follows source: Number.Source? = nil) -> Number {
        Number(off: off, on: on ?? off, flag: 0, follows: source)
    }

    private static func stack(_ axis: StackAxis, _ children: Node...) -> Node {
        .stack(axis: axis, alignment: Place(x: 0, y: 0), spacing: 4, children: children)
    }

    private static func write(_ change: Write.Change, _ motion: Motion?, disabled: Bool = false) -> Event {
        let write = Write(change: change, motion: motion, disablesAnimations: disabled)
        return Event(frame: 10, action: .write([write]))
    }

    /// Four frames of drag movement, then a release `frames` frames after the last move; 0 puts it into the same
    /// update's frame.
    ///
    /// These are writes, not pointer events: a stage draws after each pointer event, while this test needs a frame that
    /// sees a move and the release together.
    private static func drag(releasedAfter frames: Int) -> [Event] {
        let moves = (1...4).map { Write(change: .drag(CGPoint(x: Double($0) * 7, y: 0)), tracksVelocity: true) }
        let release = Write(change: .drag(.zero), motion: .spring(duration: 0.4, bounce: 0.3))
        var events = moves.enumerated().map { Event(frame: 10 + $0.offset, action: .write([$0.element])) }
        if frames == 0 {
            events[3].action = .write([moves[3], release])
        } else {
            events.append(Event(frame: 13 + frames, action: .write([release])))
        }
        return events
    }

    private static func matched(_ name: Int) -> Node {
        let terms = MatchedTerms(properties: .frame, anchor: Place(x: 0, y: 0), isSource: true)
        return .modified(.matched(key: 0, terms), child: leaf(name))
    }

    /// A view in one container is replaced by a matched view in another, which comes before or after the first one.
    private static func swap(comesFirst: Bool) -> Node {
        let home = stack(.vertical, leaf(1), .either(flag: 0, first: leaf(2), second: matched(3)))
        let goal = stack(.vertical, .either(flag: 0, first: matched(4), second: leaf(5)))
        return comesFirst ? stack(.horizontal, goal, home) : stack(.horizontal, home, goal)
    }

    private static let kinds: [Kind] =
        [
            Kind(
                name: "A: an offset moves what animates its own place",
                root: stack(
                    .vertical,
                    .modified(
                        .offset(x: number(0), y: number(1, -11)), child: .modified(.transaction(nil), child: leaf(1)))),
                events: [write(.toggle(0), linear)]),
            Kind(
                name: "B: the innermost z index counts",
                root: stack(
                    .depth,
                    .modified(
                        .zIndex(-1), child: .modified(.padding(number(0)), child: .modified(.zIndex(1), child: leaf(1)))
                    ),
                    leaf(2)),
                events: []),
            Kind(
                name: "C: what leaves stays where it was",
                root: stack(.vertical, .rows(list: 0, child: leaf(1)), leaf(2, height: number(20, 60))),
                events: [write(.setList(0, []), linear)]),
            Kind(
                name: "E: a matched view takes off from where the old one is seen, coming behind it",
                root: swap(comesFirst: false), events: [write(.toggle(0), linear)]),
            Kind(
                name: "E: a matched view takes off from where the old one is seen, coming before it",
                root: swap(comesFirst: true), events: [write(.toggle(0), linear)]),
            Kind(
                name: "F: a sheet is there at once where animations are disabled", root: stack(.vertical, leaf(1)),
                page: Page(isCover: false, flag: 0, textFlag: 1), events: [write(.toggle(0), linear, disabled: true)]),
            Kind(
                name: "F: a cover is there at once where animations are disabled", root: stack(.vertical, leaf(1)),
                page: Page(isCover: true, flag: 0, textFlag: 1), events: [write(.toggle(0), linear, disabled: true)]),
        ] + thrown + freshness + [
            Kind(
                name: "H: in a swap by id the new one appears, then the old one disappears",
                root: stack(.vertical, .identified(child: leaf(1))), events: [write(.count, nil)])
        ]

    /// Kind D: a thrown value keeps the pointer's speed, whichever frame the release is in and whichever modifier is
    /// dragged.
    private static let thrown: [Kind] = (0...3).flatMap { frames in
        [
            ("an offset", Modifier.offset(x: number(0, follows: .dragX), y: number(0))),
            ("a position", .position(x: number(60, follows: .dragX), y: number(30))),
            ("animatable data", .animatablePadding(number(10, follows: .dragX))),
        ].map { name, modifier in
            Kind(
                name: "D: \(name) is thrown, \(frames) frames after the last move",
                root: stack(.vertical, .modified(modifier, child: leaf(1))), events: drag(releasedAfter: frames))
        }
    }

    /// Kind G: a closure that captures changed state counts as a changed closure.
    private static let freshness: [Kind] = Holder.allCases.flatMap { holder in
        Storage.allCases.map { storage in
            Kind(
                name: "G: content is new that has its state from \(holder), in \(storage)",
                root: stack(
                    .vertical, .held(id: 2, holder: holder, storage: storage, child: leaf(1, width: number(40, 80)))),
                events: [write(.toggle(0), linear)])
        }
    }
}
