import Foundation
import Testing

/// Tests of the reference model itself: its animator against values computed by hand from S5.2, S5.8, S6.1, S8.4 and
/// S8.8.
struct AnimatorTests {
    private func value(_ animator: Animator) -> Double { animator.shown[0] }

    @Test func `a curve begins in the first frame and ends after its duration (S5.13, S6.1)`() {
        var animator = Animator([10])
        animator.set([20], .linear(0.5))
        animator.advance(to: 2)
        #expect(value(animator) == 10)
        animator.advance(to: 2.25)
        #expect(abs(value(animator) - 15) < 1e-9)
        animator.advance(to: 2.5)
        #expect(value(animator) == 20 && animator.isRunning)
        animator.advance(to: 2.6)
        #expect(!animator.isRunning)
    }

    @Test func `curves combine in a cascade (S5.8)`() {
        var animator = Animator([0])
        animator.set([100], .linear(1))
        animator.advance(to: 0)
        animator.advance(to: 0.5)
        animator.set([0], .linear(1))
        animator.advance(to: 0.5)
        animator.advance(to: 0.75)
        // R₀ = 75; R₁ = 75 + (0 − 75) · 0.25.
        #expect(abs(value(animator) - 56.25) < 1e-9)
    }

    @Test func `a change without an animation goes on with what runs (S5.12)`() {
        var animator = Animator([0])
        animator.set([100], .linear(1))
        animator.advance(to: 0)
        animator.advance(to: 0.5)
        animator.set([130], nil)
        #expect(abs(value(animator) - 80) < 1e-9)
        animator.advance(to: 0.75)
        #expect(abs(value(animator) - 105) < 1e-9)
    }

    @Test func `a spring makes the steps of the rule (S8.4)`() {
        var animator = Animator([0])
        animator.set([1], .spring(duration: 0.5, bounce: 0))
        animator.advance(to: 0)
        #expect(value(animator) == 0)
        animator.advance(to: 2.0 / 300)
        let (h, k) = (1.0 / 300, pow(2 * Double.pi / 0.5, 2))
        // The first step only computes the pull; the second adds half of the first step's pull and half of its own to
        // the velocity.
        let velocity = k * h / 2
        #expect(abs(value(animator) - (velocity + k * h / 2) * h) < 1e-12)
    }

    @Test func `a spring takes over a curve's place and velocity (S8.8)`() {
        var animator = Animator([0])
        animator.set([100], .linear(1))
        animator.advance(to: 0)
        animator.advance(to: 0.5)
        animator.set([200], .spring(duration: 0.5, bounce: 0))
        animator.advance(to: 0.5)
        #expect(abs(value(animator) - 50) < 1e-9)
        animator.advance(to: 0.5 + 1.0 / 300)
        // 100 points per second for a 300th of a second; the spring's pull has no effect yet.
        #expect(abs(value(animator) - 50 - 1.0 / 3) < 1e-9)
    }

    @Test func `nothing of the model is the library's`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Model")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count >= 6)
        for file in files {
            let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("import") || $0.contains(" import ") }
            #expect(imports.allSatisfy { $0 == "import Foundation" }, "\(file.lastPathComponent): \(imports)")
        }
    }
}
