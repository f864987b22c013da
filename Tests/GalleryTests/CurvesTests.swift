import Foundation
import ProgramSupport
import SwiftUI
import Testing

@testable import Gallery

/// The page `curves`, and docs/curves.md, which is generated from it.
struct CurvesTests {
    private var specimens: [CurveSpecimen] { CurveFamily.allCases.flatMap(\.specimens) }

    private func recording(_ id: String) throws -> CurveRecording {
        CurveRecording(try #require(specimens.first { $0.id == id }))
    }

    @Test func `two runs draw the same bytes`() async throws {
        let script = """
            at 0 capture curves.png
            at 0.1 tap "Retargets"
            at 0.2 capture retargets.png
            at 0.3 tap "spring-late"
            at 0.4 capture detail.png
            at 0.5 key Right
            at 0.6 resize 400x250
            at 0.7 capture small.png
            """
        async let first = GalleryRun.shown("curves", script, framesPerSecond: 10)
        async let second = GalleryRun.shown("curves", script, framesPerSecond: 10)
        let (one, two) = try await (first, second)
        #expect(one.files == ["curves.png", "detail.png", "retargets.png", "small.png"] && one.files == two.files)
        let pictures = try one.files.map { try one.data($0) }
        #expect(Set(pictures).count == 4)
        for (file, picture) in zip(one.files, pictures) {
            let same = try two.data(file) == picture
            #expect(same, "\(file)")
        }
    }

    @Test func `an ended plot ends at its target, and ends where its curve says`() throws {
        #expect(Set(specimens.map(\.id)).count == specimens.count)
        for specimen in specimens {
            let recording = CurveRecording(specimen)
            if let end = recording.end {
                #expect(recording.samples.last?.value == specimen.changes.last?.target, "\(specimen.id)")
                #expect(end <= recording.duration, "\(specimen.id)")
            }
        }
        // A curve's last frame is the one at its duration; the next one finds it over (S6.1).
        let step = 1 / CurveRecording.samplesPerSecond
        #expect(abs(try #require(recording("linear").end) - (0.35 + step)) < 1e-9)
        #expect(abs(try #require(recording("repeat-count").end) - (1.2 + step)) < 1e-9)
        #expect(try recording("repeat-forever").end == nil)
        #expect(try recording("repeat-autoreverse").end == nil)
    }

    @Test func `velocities are the slopes of what is shown`() throws {
        let linear = try recording("linear")
        for sample in linear.samples where sample.time < 0.34 { #expect(abs(sample.velocity - 1 / 0.35) < 1e-4) }
        // A sawtooth rises by 2 per second; its jumps do not count as velocity (S9.4).
        let sawtooth = try recording("repeat-forever").samples
        #expect(sawtooth.filter(\.isJump).count == 3)
        for sample in sawtooth { #expect(abs(sample.velocity - 2) < 1e-6) }
        #expect(try recording("repeat-even").samples.filter(\.isJump).count == 1)
    }

    @Test(arguments: ["spring-early", "spring-late", "spring-farther", "curve-to-spring"])
    func `a spring that takes over goes on with the velocity there was`(id: String) throws {
        let specimen = try #require(specimens.first { $0.id == id })
        let samples = CurveRecording(specimen).samples
        let change = try #require(specimen.changes.last).time
        let index = try #require(samples.firstIndex { $0.time >= change - 1e-9 })
        // In one step of 1/300 s the strongest spring here gains less than 2 per second (S8.8).
        #expect(abs(samples[index + 1].velocity - samples[index - 1].velocity) < 2)
        #expect(samples.allSatisfy { !$0.isJump })
    }

    @Test func `curves that overlap combine by S5·8`() throws {
        // Linear to 1 within 0.6 s, to 2 from 0.3 s on: at 0.45 s R₀ = 0.75, R₁ = 0.75 + 1.25/4; at 0.75 s R₁ = 1 +
        // 0.75.
        let samples = try recording("curve-combined").samples
        for (time, value) in [(0.15, 0.25), (0.3, 0.5), (0.45, 1.0625), (0.6, 1.5), (0.75, 1.75), (0.95, 2)] {
            let sample = try #require(samples.first { abs($0.time - time) < 1e-6 })
            #expect(abs(sample.value - value) < 1e-9, "at \(time)")
        }
    }

    @Test @MainActor func `the page of the documentation shows and describes every plot`() throws {
        let docs = PackageFolder.url.appendingPathComponent("docs")
        let page = try String(contentsOf: docs.appendingPathComponent("curves.md"), encoding: .utf8)
        for specimen in specimens {
            let ending = CurveCard.ending(of: CurveRecording(specimen))
            for text in [specimen.title, specimen.purpose, specimen.source, ending] {
                #expect(page.contains(text), "\(specimen.id): \(text)")
            }
            for appearance in ["light", "dark"] {
                let picture = "images/curves/\(appearance)/\(specimen.id).png"
                #expect(page.contains(picture))
                #expect(FileManager.default.fileExists(atPath: docs.appendingPathComponent(picture).path), "\(picture)")
            }
        }
    }
}
