import SwiftUI
import Testing

/// Names of Foundation, CoreGraphics, Combine and Observation that programs use in files that import only SwiftUI.
@MainActor struct FoundationNamesTests {
    @Observable final class Model { var value = 1 }

    final class OldModel: ObservableObject { @Published var value = 1 }

    @Test func `a file that imports SwiftUI alone has them`() throws {
        let length: CGFloat = 2
        let number: Double = length
        let rect = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: number, height: 4))
        let interval: TimeInterval = Date(timeIntervalSinceReferenceDate: 5).timeIntervalSinceReferenceDate
        let path: KeyPath<CGRect, CGFloat> = \.midX
        #expect(rect[keyPath: path] == 2 && interval == 5 && Set([1, 1]).count == 1)
        #expect(floor(2.5) + sin(0.0) + max(cos(0), 0) == 3)
        #expect(UUID() != UUID() && IndexSet(integer: 1).contains(1))
        #expect(String(format: "%.1f", 0.5) == "0.5" && 3.formatted(.number.sign(strategy: .always())) == "+3")
        #expect(URL(string: "https://a.b")?.host() == "a.b" && Locale(identifier: "de").identifier == "de")
        #expect(CGAffineTransform(translationX: 1, y: 2).tx == 1 && Angle.degrees(180).radians == .pi)
        #expect(try JSONDecoder().decode([Int].self, from: JSONEncoder().encode([1])) == [1])
        let cancellables = Set<AnyCancellable>()
        #expect(cancellables.isEmpty && OldModel().value == Model().value)
        #expect(
            DispatchTime(uptimeNanoseconds: 5) < DispatchTime(uptimeNanoseconds: 7) && RunLoop.main === RunLoop.main)
    }

    @Test func `and what Foundation for Linux lacks`() throws {
        var string = AttributedString("a")
        string.foregroundColor = .red
        #expect(string.runs.first?.foregroundColor == .red)
        #expect(try String(AttributedString(markdown: "**a**").characters) == "a")
        #expect(String(localized: "n \(1)") == "n 1" && String(localized: LocalizedStringResource("a")) == "a")
        #expect(!UndoManager().canUndo)
        let style: SystemFormatStyle.DateOffset = .offset(to: Date(timeIntervalSinceReferenceDate: 0))
        #expect(!style.format(Date(timeIntervalSinceReferenceDate: 61)).isEmpty)
    }
}
