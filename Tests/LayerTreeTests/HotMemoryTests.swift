import Testing

@testable @_spi(Engine) import LayerTree

/// State inside its object ends with the object (docs/decisions/0130-state-inside-its-object.md).
@MainActor struct HotMemoryTests {
    /// An object that a state holds, to see when the state ends.
    private final class Part {}

    private struct Held: ~Copyable {
        var part: Part?
        var number = 0
    }

    private class Owner {
        let memory: HotMemory<Held>

        init(_ part: Part) { memory = HotMemory(Held(part: part)) }
    }

    private final class GenericOwner<State> {
        let memory: HotMemory<State>

        init(_ state: State) { memory = HotMemory(state) }
    }

    /// An owner with fields behind the state, which a subclass adds.
    private final class LargerOwner: Owner {
        var other = 1
    }

    private final class RareOwner {
        var memory = OptionalHotMemory<Held>()
    }

    @Test func `what a state holds ends with the owner`() {
        weak var part: Part?
        do {
            let held = Part()
            part = held
            let owner = LargerOwner(held)
            owner.memory.state.number = 7
            owner.other = 2
            #expect(owner.memory.state.number == 7)
            #expect(part != nil)
        }
        #expect(part == nil)
    }

    @Test func `what a state of a type that is not known holds ends with the owner`() {
        weak var part: Part?
        do {
            let held = Part()
            part = held
            let owner = GenericOwner((held, 1))
            owner.memory.state.1 = 2
            #expect(owner.memory.state.0 === held)
            #expect(owner.memory.state.1 == 2)
        }
        #expect(part == nil)
    }

    @Test func `a reference reads and writes the state in its owner`() {
        let owner = Owner(Part())
        let reference = owner.memory.reference
        reference.state.number = 3
        #expect(owner.memory.state.number == 3)
        owner.memory.state.number = 4
        #expect(reference.state.number == 4)
        withExtendedLifetime(owner) {}
    }

    @Test func `a part that is made again or discarded ends`() {
        let owner = RareOwner()
        #expect(owner.memory.reference == nil)
        weak var first: Part?
        weak var second: Part?
        do {
            let (one, two) = (Part(), Part())
            (first, second) = (one, two)
            owner.memory.make(Held(part: one)).state.number = 1
            #expect(owner.memory.reference?.state.number == 1)
            #expect(owner.memory.make(Held(part: two)).state.number == 0)
        }
        #expect(first == nil)
        #expect(second != nil)
        owner.memory.discard()
        #expect(second == nil)
        #expect(owner.memory.reference == nil)
    }

    @Test func `a part ends with its owner`() {
        weak var part: Part?
        do {
            let held = Part()
            part = held
            let owner = RareOwner()
            _ = owner.memory.make(Held(part: held))
        }
        #expect(part == nil)
    }
}
