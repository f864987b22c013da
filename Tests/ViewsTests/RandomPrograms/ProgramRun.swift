@_spi(Engine) import AnimationCore
import Foundation
import LayerTree
import SeededNumbers
@_spi(Engine) import ViewGraph

/// Runs one random program through random changes, and looks for violations.
@MainActor struct ProgramRun {
    let seed: UInt64
    /// Largest number of steps.
    let stepLimit: Int

    private static let size = CGSize(width: 300, height: 240)

    /// Descriptions of violations, one line each; empty if there are none.
    func problems() async -> [String] {
        var dice = SplitMix(seed: seed)
        let root = Self.root(&dice)
        let driver = ProgramDriver()
        var model = ProgramModel()
        model.isThere = false
        let stage = ViewStage(size: Self.size, ProgramView(root, model, driver))
        let base = ViewHoldings(of: stage.host)
        let baseLayers = stage.all.count
        model.isThere = true
        driver.write(model)
        stage.frame()

        var problems: [String] = []
        var layers = WeakLayers()
        let completions = Tally()
        let steps = min(4 + dice.roll(8), stepLimit)
        var tokens = driver.leaves.mapValues(\.token)
        for step in 0..<steps {
            var staying = Set(root.leafPaths(model, under: ""))
            for _ in 0...dice.roll(2) {
                for _ in 0...dice.roll(2) { model.change(by: &dice) }
                let animation = ProgramAnimation.all[dice.roll(ProgramAnimation.count)]
                write(model, driver, animation, completions)
                // Writes under different transactions are separate updates (S1.3): a view that one of them removes is
                // gone.
                staying.formIntersection(root.leafPaths(model, under: ""))
                writeLeaf(driver, &dice)
            }
            stage.frame()
            layers.add(stage.all)
            let after = Set(root.leafPaths(model, under: ""))
            problems += identityProblems(driver, staying: staying, all: after, tokens)
                .map { "step \(step): \($0)" }
            tokens = driver.leaves.mapValues(\.token)
            for _ in 0..<dice.roll(4) {
                stage.jump(by: Double(1 + dice.roll(250)) / 1000)
                layers.add(stage.all)
            }
        }
        settle(stage)
        problems += restProblems(stage, root, model, driver, completions)

        model.isThere = false
        driver.write(model)
        stage.frame()
        settle(stage)
        let left = ViewHoldings(of: stage.host)
        if left != base { problems.append("after everything was removed there is \(left), at first there was \(base)") }
        if stage.all.count != baseLayers { problems.append("\(stage.all.count) layers stay in the tree") }
        // Rendering takes the damage, which holds the last references to removed layers.
        _ = stage.host.layers.takeDamage()
        let alive = layers.aliveBeside(stage.all)
        if !alive.isEmpty { problems.append("layers live on after everything was removed: \(alive)") }
        problems += stage.problems
        // Tasks end between frames, at the scheduler's pace; one that never ends is still there after all these yields.
        for _ in 0..<10_000 where driver.tasks.begun != driver.tasks.ended { await Task.yield() }
        let tasks = driver.tasks
        if tasks.begun != tasks.ended { problems.append("\(tasks.begun) tasks began, \(tasks.ended) ended") }
        return problems
    }

    /// Outline of the program, for the report of a failure.
    var program: String {
        var dice = SplitMix(seed: seed)
        return Self.root(&dice).description
    }

    private static func root(_ dice: inout SplitMix) -> ProgramNode {
        var counter = 0
        return ProgramNode(&dice, depth: 3 + dice.roll(2), counter: &counter)
    }

    // MARK: Steps

    private func write(
        _ model: ProgramModel, _ driver: ProgramDriver, _ animation: Animation?, _ completions: Tally
    ) {
        completions.counts.begun += 1
        withAnimation(animation, completionCriteria: .removed) {
            driver.write(model)
        } completion: {
            completions.counts.ended += 1
        }
    }

    private func writeLeaf(_ driver: ProgramDriver, _ dice: inout SplitMix) {
        let paths = driver.leaves.keys.sorted()
        guard !paths.isEmpty, dice.roll(2) == 0, let leaf = driver.leaves[paths[dice.roll(paths.count)]] else { return }
        withAnimation(ProgramAnimation.all[dice.roll(ProgramAnimation.count)]) { leaf.set(dice.roll(4)) }
    }

    private func settle(_ stage: ViewStage) {
        // A program may animate for a long time; after a minute every program is taken to be at rest.
        var frames = 0
        while frames < 240, stage.host.isAnimating || stage.host.needsUpdate || stage.host.completions.hasDue {
            stage.jump(by: 0.25)
            frames += 1
        }
    }

    // MARK: Invariants

    private func identityProblems(
        _ driver: ProgramDriver, staying: Set<String>, all: Set<String>, _ tokens: [String: Int]
    ) -> [String] {
        var problems: [String] = []
        for path in all.sorted() where driver.leaves[path] == nil { problems.append("\(path) is not there") }
        for path in staying.sorted() where driver.leaves[path]?.token != tokens[path] {
            problems.append("\(path) stayed and is another identity")
        }
        if !driver.doubled.isEmpty { problems.append("twice at once: \(driver.doubled)") }
        return problems
    }

    private func restProblems(
        _ stage: ViewStage, _ root: ProgramNode, _ model: ProgramModel, _ driver: ProgramDriver, _ completions: Tally
    ) -> [String] {
        var problems: [String] = []
        if stage.host.isAnimating { problems.append("something moves for ever: \(stage.all.flatMap(\.animating))") }
        if stage.host.leavingBoxes != 0 { problems.append("\(stage.host.leavingBoxes) boxes never leave") }
        if completions.counts.begun != completions.counts.ended {
            problems.append("\(completions.counts.begun) animations began, \(completions.counts.ended) were completed")
        }
        let there = Set(root.leafPaths(model, under: ""))
        let known = Set(driver.leaves.keys)
        if there != known { problems.append("leaves there: \(known.sorted()), should be: \(there.sorted())") }
        let freshDriver = ProgramDriver()
        freshDriver.initial = driver.leaves.mapValues { $0.get() }
        let fresh = ViewStage(size: Self.size, ProgramView(root, model, freshDriver))
        let (look, freshLook) = (LayerLook.lines(of: stage), LayerLook.lines(of: fresh))
        if look != freshLook {
            let extra = look.filter { !freshLook.contains($0) }
            let missing = freshLook.filter { !look.contains($0) }
            problems.append(
                extra.isEmpty && missing.isEmpty
                    ? "the order of drawing differs: \(look), fresh: \(freshLook)"
                    : "at rest it shows \(extra), a fresh tree \(missing)")
        }
        return problems
    }
}

/// Counters shared by closures.
@MainActor private final class Tally {
    var counts = (begun: 0, ended: 0)
}

/// Weak references to all layers that were ever present.
private struct WeakLayers {
    private final class Reference {
        weak var layer: Layer?
        init(_ layer: Layer) { self.layer = layer }
    }

    private var references: [ObjectIdentifier: Reference] = [:]

    mutating func add(_ layers: [Layer]) {
        for layer in layers where references[ObjectIdentifier(layer)]?.layer == nil {
            references[ObjectIdentifier(layer)] = Reference(layer)
        }
    }

    @MainActor func aliveBeside(_ present: [Layer]) -> [String] {
        references.values.compactMap { reference in
            guard let layer = reference.layer, !present.contains(where: { $0 === layer }) else { return nil }
            return "\(layer.viewName) \(layer.text ?? "") \(layer.animating)"
        }
    }
}
