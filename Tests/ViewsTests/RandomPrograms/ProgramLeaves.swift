import AnimationCore
import Combine
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A leaf with a number as `@State`, which lives as long as its identity.
struct OwnStateLeaf: View {
    let path: String
    let driver: ProgramDriver
    @State private var own: Int
    @State private var token = 0

    init(path: String, driver: ProgramDriver) {
        self.path = path
        self.driver = driver
        _own = State(initialValue: driver.initial[path] ?? 0)
    }

    var body: some View {
        Text(verbatim: "own \(own)")
            .offset(x: Double(own) * 3)
            .background { Color.yellow.opacity(Double(own) / 4) }
            .onAppear {
                let token = driver.nextToken()
                self.token = token
                driver.appeared(path, .init(token: token, get: { own }, set: { own = $0 }))
            }
            .onDisappear { driver.disappeared(path, token: token) }
    }
}

/// A leaf with a number in an object, which lives as long as its identity.
struct OwnObjectLeaf: View {
    final class Model: ObservableObject {
        @Published var own: Int
        init(_ own: Int) { self.own = own }
    }

    let path: String
    let driver: ProgramDriver
    @StateObject private var model: Model
    @State private var token = 0

    init(path: String, driver: ProgramDriver) {
        self.path = path
        self.driver = driver
        _model = StateObject(wrappedValue: Model(driver.initial[path] ?? 0))
    }

    var body: some View {
        Text(verbatim: "object \(model.own)")
            .scaleEffect(1 + Double(model.own) / 10)
            .padding(Double(model.own))
            .onAppear {
                let token = driver.nextToken()
                self.token = token
                let model = model
                driver.appeared(path, .init(token: token, get: { model.own }, set: { model.own = $0 }))
            }
            .onDisappear { driver.disappeared(path, token: token) }
    }
}

/// An `Animatable` view, evaluated in each frame while its number is animated.
nonisolated struct Gauge: View, Animatable {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            // Springs overshoot, and frames have no negative width (S23.17).
            Color.red.frame(width: max(amount, 0), height: 8)
            Color.gray.frame(width: max(50 - amount, 0), height: 8)
        }
    }
}

/// A custom geometry effect.
nonisolated struct Skew: GeometryEffect {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    @MainActor func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
    }
}

/// A custom layout, placed again in each frame while its step is animated.
nonisolated struct Fan: Layout {
    var step: Double

    var animatableData: Double {
        get { step }
        set { step = newValue }
    }

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 90, height: 60)
    }

    @MainActor func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + Double(index) * step, y: bounds.minY), proposal: .unspecified)
        }
    }
}

/// An equatable view: its body runs only if its number or content differs.
nonisolated struct EqualByNumber: View, Equatable {
    let number: Int
    let content: ProgramNodeView

    static func == (a: EqualByNumber, b: EqualByNumber) -> Bool { a.number == b.number && a.content == b.content }

    @MainActor var body: some View { content.offset(y: Double(number)) }
}
