// Names and forms that libraries of components use.
import SwiftUI
import Testing

// Read without isolation, as where Swift 5 code has no annotations.
struct ScreenWide: Shape {
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1)) }
}

class Metrics {
    var half: CGFloat = UIScreen.main.bounds.width / 2
    var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
}

/// A pager of two views, and one of any number.
struct Pair<A: View, B: View>: View {
    let first: A
    let second: B

    init(@ViewBuilder content: () -> TupleView<(A, B)>) {
        let views = content().value
        first = views.0
        second = views.1
    }

    var body: some View {
        HStack {
            first
            second
        }
    }
}

struct Counted<Content: View>: View {
    let content: Content
    let count: Int

    init<Views>(@ViewBuilder content: () -> TupleView<Views>) where Content == TupleView<Views> {
        self.content = content()
        count = Mirror(reflecting: self.content.value).children.count
    }

    var body: some View {
        VStack {
            content
            Text(verbatim: "\(count) parts")
        }
    }
}

struct Sunset: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.purple : Color.orange
    }
}

struct NamesDemand: View {
    private let metrics = Metrics()

    var body: some View {
        VStack {
            Pair {
                Text("A")
                Color(UIColor.white)
            }
            Counted {
                Text("One")
                Text("Two")
                Image(systemName: "heart")
            }
            ScreenWide().frame(width: metrics.half)
            Text("Sunset").foregroundStyle(Gradient(colors: [.orange, .pink]))
            Circle().fill(Gradient(colors: [.red, .blue])).frame(width: 20, height: 20)
            Circle().fill(Sunset()).frame(width: 20, height: 20)
            Circle().fill(Sunset().opacity(0.5)).background(Sunset()).frame(width: 20, height: 20)
            Path(
                UIBezierPath(
                    roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .topRight],
                    cornerRadii: CGSize(width: 8, height: 8)
                ).cgPath
            ).fill(Color(UIColor.red.cgColor)).frame(width: 40, height: 20)
        }
    }
}

@MainActor @Suite struct NamesDemandTests {
    @Test func `the parts of a tuple view are its tuple`() throws {
        let counted = Counted {
            Text("a")
            Text("b")
        }
        #expect(counted.count == 2)
        let pair = Pair {
            Text("a")
            Color.red
        }
        #expect(pair.second == .red)
        #expect("\(type(of: ViewBuilder.buildBlock(Text("a"), Color.red)))" == "TupleView<(Text, Color)>")
    }

    @Test func `feedback is silent`() {
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        impact.impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let selection = UISelectionFeedbackGenerator()
        selection.selectionChanged()
        #expect(type(of: selection) == UISelectionFeedbackGenerator.self)
    }
}
