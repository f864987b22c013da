@_spi(Engine) import AnimationCore
import Geometry

/// Runs a fuzzed program on two animated values, a number and a vector of four, which every change moves together.
@MainActor public struct AnimatorProgram {
    typealias Vector4 = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    private enum OwnKey: TransactionKey { static var defaultValue: Int { 0 } }
    private struct Thrown: Error {}

    /// Number of runs of each completion.
    private final class CompletionLog {
        var runs: [Int] = []
    }

    private var bytes: ProgramBytes
    private var findings = Findings()
    private var number: AnimatedValue<Double>
    private var vector: AnimatedValue<Vector4>
    private var time = 0.0
    private let completions = CompletionLog()
    private var held: [Transaction] = []

    private init(_ bytes: ProgramBytes) {
        self.bytes = bytes
        number = AnimatedValue(0, at: 0)
        vector = AnimatedValue(.zero, at: 0)
    }

    /// Runs the program encoded in `input`, which may be any bytes, and returns the violations found.
    public static func run(_ input: [UInt8]) -> Findings {
        var program = AnimatorProgram(ProgramBytes(input))
        while !program.bytes.isEmpty && program.findings.lines.isEmpty { program.step() }
        program.finish()
        return program.findings
    }

    private var isReasonable: Bool { bytes.manners == .reasonable }

    private mutating func step() {
        switch bytes.choice(of: 16) {
        case 0: change(animated: true)
        case 1: frame(at: time + 1.0 / 60)
        case 2: frame(at: time + bytes.number(in: 0...1))
        case 3: isReasonable ? frame(at: time + 1.0 / 120) : frame(at: bytes.number())
        case 4: change(animated: false)
        case 5: change(animated: false, tracked: true)
        case 6: changeInClosure()
        case 7: burst()
        case 8: AnimationCompletions.unclaimed.runDue()
        case 9: settle()
        case 10: restart()
        case 11: bytes.checkIdentity(&findings)
        case 12: bytes.checkSpring(&findings)
        case 13: bytes.checkCurve(&findings)
        case 14: bytes.checkTimeline(&findings)
        default: bytes.checkSchedule(&findings)
        }
    }

    private mutating func frame(at time: Double) {
        self.time = time
        number.frame(at: time, &findings)
        vector.frame(at: time, &findings)
    }

    private mutating func transaction(_ made: MadeAnimation?, tracked: Bool) -> Transaction {
        var transaction = Transaction(animation: made?.animation)
        if made == nil { transaction.animation = nil }
        if tracked { transaction.tracksVelocity = true }
        if bytes.flag() { add(.logicallyComplete, to: &transaction) }
        if bytes.flag() { add(.removed, to: &transaction) }
        return transaction
    }

    private mutating func add(_ criteria: AnimationCompletionCriteria, to transaction: inout Transaction) {
        let log = completions
        let index = log.runs.count
        log.runs.append(0)
        transaction.addAnimationCompletion(criteria: criteria) { log.runs[index] += 1 }
    }

    private mutating func change(animated: Bool, tracked: Bool = false) {
        let made = animated ? bytes.animation() : nil
        change(made, by: transaction(made, tracked: tracked))
    }

    private mutating func change(_ made: MadeAnimation?, by transaction: Transaction) {
        // `updateDidEnd()` before or after the change: neither order may lose a completion.
        let endsEarly = bytes.flag()
        if endsEarly { transaction.updateDidEnd() }
        let target = bytes.number(in: -1000...1000)
        // The other half is made while changes are pending (S5.10).
        let checksJump = isReasonable && bytes.flag()
        number.change(to: target, by: transaction, made: made, checksJump: checksJump, &findings)
        let target4 = Vector4(.init(target, -target), .init(target / 2, 1))
        vector.change(to: target4, by: transaction, made: made, checksJump: checksJump, &findings)
        if !endsEarly { if bytes.flag() { held.append(transaction) } else { transaction.updateDidEnd() } }
    }

    /// Changes values inside nested `withTransaction` calls, some left by a thrown error; the innermost transaction
    /// must be current.
    private mutating func changeInClosure() {
        let made = bytes.animation()
        let outer = transaction(made, tracked: false)
        let throwsOut = bytes.flag()
        var inner = Transaction()
        inner[OwnKey.self] = 7
        let found: Transaction? = try? withTransaction(outer) {
            try withTransaction(inner) {
                if throwsOut { throw Thrown() }
                return Transaction.current
            }
        }
        findings.expect(Transaction.current.animation == nil, "a transaction stays open behind its closure")
        findings.expect((found == nil) == throwsOut, "an error is lost")
        if let found {
            let isEqual = found.animation == made.animation || made.animation != made.animation
            findings.expect(isEqual, "the outer animation does not shine through")
            findings.expect(found[OwnKey.self] == 7, "a key is lost")
            change(made, by: found)
        }
    }

    /// Retargets in every frame, as a gesture does.
    private mutating func burst() {
        let made = bytes.animation()
        let transaction = transaction(made, tracked: false)
        for index in 0..<min(Int(bytes.byte()), 16) {
            let target = Double(index % 7) * 10
            number.change(to: target, by: transaction, made: made, checksJump: isReasonable, &findings)
            vector.change(
                to: Vector4(.init(target, 1), .init(2, -target)), by: transaction, made: made,
                checksJump: isReasonable, &findings)
            frame(at: time + 1.0 / 60)
        }
        transaction.updateDidEnd()
    }

    private mutating func settle() {
        guard isReasonable else { return frame(at: time + 1e4) }
        number.settle(&findings)
        vector.settle(&findings)
        time = max(number.time, vector.time)
    }

    private mutating func restart() {
        number.end(&findings)
        vector.end(&findings)
        time = isReasonable ? time : bytes.number()
        number = AnimatedValue(bytes.number(in: -1000...1000), at: time)
        vector = AnimatedValue(.zero, at: time)
    }

    /// Ends everything; by then each completion must have run exactly once (S10.10, S10.14).
    private mutating func finish() {
        number.end(&findings)
        vector.end(&findings)
        for transaction in held { transaction.updateDidEnd() }
        held = []
        AnimationCompletions.unclaimed.runDue()
        for (index, runs) in completions.runs.enumerated() {
            findings.expect(runs == 1, "completion \(index) ran \(runs) times")
        }
    }
}
