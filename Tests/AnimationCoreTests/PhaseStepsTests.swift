import Testing

@testable import AnimationCore

/// Order of phases, without time and without a view: S15.2 to S15.5.
struct PhaseStepsTests {
    private func steps(_ phases: [String], isTriggered: Bool = false) throws -> PhaseSteps<String> {
        try #require(PhaseSteps(phases, isTriggered: isTriggered))
    }

    /// Phases of up to `limit` steps, each begun when the previous one has ended.
    private func run(_ steps: inout PhaseSteps<String>, _ first: PhaseSteps<String>.Step?, limit: Int = 20) -> [String]
    {
        var result: [String] = []
        var step = first
        while let current = step, result.count < limit {
            result.append(current.phase)
            step = steps.ended(current.number)
        }
        return result
    }

    @Test func `shows the first phase at first (S15.1)`() throws {
        #expect(try steps(["a", "b"]).phase == "a")
        #expect(try !steps(["a", "b"]).isStepping)
    }

    @Test func `without a trigger it goes on from the appearance, round and round (S15.2)`() throws {
        var steps = try steps(["a", "b", "c"])
        #expect(run(&steps, steps.appeared(), limit: 7) == ["b", "c", "a", "b", "c", "a", "b"])
    }

    @Test func `appearing twice does not run it twice (S15.2)`() throws {
        var steps = try steps(["a", "b", "c"])
        #expect(steps.appeared()?.phase == "b")
        #expect(steps.appeared() == nil)
    }

    @Test func `a trigger runs it to the first phase again, and there it stops (S15.3)`() throws {
        var steps = try steps(["a", "b", "c"], isTriggered: true)
        #expect(steps.appeared() == nil)
        #expect(run(&steps, steps.triggered()) == ["b", "c", "a"])
        #expect(!steps.isStepping && steps.phase == "a")
        #expect(run(&steps, steps.triggered()) == ["b", "c", "a"])
    }

    @Test func `a trigger during a run has the next phase begin at once, and the old step's end says nothing (S15.3)`()
        throws
    {
        var steps = try steps(["a", "b", "c"], isTriggered: true)
        let firstStep = steps.triggered()
        let first = try #require(firstStep)
        let secondStep = steps.triggered()
        let second = try #require(secondStep)
        #expect(second.phase == "c")
        #expect(steps.ended(first.number) == nil && steps.isStepping)
        #expect(run(&steps, steps.ended(second.number)) == ["a"])
    }

    @Test func `a trigger on the way back to the first phase runs through all once more (S15.3)`() throws {
        var steps = try steps(["a", "b"], isTriggered: true)
        let outStep = steps.triggered()
        let out = try #require(outStep)
        let backStep = steps.ended(out.number)
        let back = try #require(backStep)
        #expect(back.phase == "a")
        #expect(run(&steps, steps.triggered()) == ["b", "a"])
    }

    @Test func `a phase that is there twice does not hold it (S15.4)`() throws {
        var loop = try steps(["a", "a", "b", "b", "a"])
        #expect(run(&loop, loop.appeared(), limit: 4) == ["b", "a", "b", "a"])
        var once = try steps(["a", "b", "b", "a", "a"], isTriggered: true)
        #expect(run(&once, once.triggered()) == ["b", "a"])
        #expect(once.triggered()?.phase == "b", "it came back to the first")
    }

    @Test func `no phases are nothing to show; one, or equal ones, never move (S15.5)`() throws {
        #expect(PhaseSteps([String](), isTriggered: false) == nil)
        for phases in [["a"], ["a", "a"]] {
            var loop = try steps(phases)
            #expect(loop.appeared() == nil && !loop.isStepping)
            var once = try steps(phases, isTriggered: true)
            #expect(once.triggered() == nil && !once.isStepping && once.phase == "a")
        }
    }

    @Test func `an end that comes twice counts once`() throws {
        var steps = try steps(["a", "b"], isTriggered: true)
        let stepStep = steps.triggered()
        let step = try #require(stepStep)
        #expect(steps.ended(step.number)?.phase == "a")
        #expect(steps.ended(step.number) == nil)
    }

    @Test func `other phases take the place of the old ones, and may set in motion what stood still`() throws {
        var still = try steps(["a"])
        #expect(still.replacePhases(by: ["a"]) == nil)
        #expect(still.replacePhases(by: []) == nil && still.phase == "a")
        #expect(still.replacePhases(by: ["x", "y"])?.phase == "y")
        var running = try steps(["a", "b", "c"])
        let firstStep = running.appeared()
        let first = try #require(firstStep)
        let secondStep = running.ended(first.number)
        let second = try #require(secondStep)
        #expect(running.replacePhases(by: ["p", "q"]) == nil, "the step under way goes on")
        #expect(running.phase == "p", "there is no third phase any more")
        #expect(running.ended(second.number)?.phase == "q")
    }

    @Test func `values that do not equal themselves do not hang it`() throws {
        var steps = try #require(PhaseSteps([Double.nan, .nan], isTriggered: false))
        let stepStep = steps.appeared()
        let step = try #require(stepStep)
        #expect(steps.ended(step.number) != nil)
    }
}
