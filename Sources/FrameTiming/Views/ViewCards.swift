import SwiftUI

/// Cards of a scene, written as a SwiftUI program.
struct ViewCards: View {
    let play: Play
    private let grid: CardGrid
    @State private var isRunning = false

    init(_ play: Play) {
        self.play = play
        grid = CardGrid(count: play.count)
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<play.count, id: \.self) { index in
                switch play.scene.motion(of: index, among: play.count) {
                case .lies: RestingCard(index: index, frame: grid.frame(of: index))
                case .flips: FlippingCard(index: index, frame: grid.frame(of: index), isRunning: isRunning)
                case .isDealt: DealtCard(index: index, grid: grid, isRunning: isRunning)
                case .pulses: PulsingCard(index: index, frame: grid.frame(of: index), isRunning: isRunning)
                }
            }
        }
        .frame(width: CardGrid.window.width, height: CardGrid.window.height, alignment: .topLeading)
        .onAppear { isRunning = true }
    }
}

private struct RestingCard: View {
    let index: Int
    let frame: CGRect

    var body: some View {
        CardFace(index: index, size: frame.size)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
    }
}

private struct FlippingCard: View {
    let index: Int
    let frame: CGRect
    let isRunning: Bool

    var body: some View {
        CardBack(size: frame.size)
            .modifier(
                Flip(
                    degrees: CardMotion.flipAngle(of: index, at: 0) + (isRunning ? 360 : 0),
                    perspective: max(frame.width, frame.height) / CardMotion.eye,
                    front: CardFace(index: index, size: frame.size))
            )
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
            .animation(.endlessTurn, value: isRunning)
    }
}

/// Rotates a card; the sides swap when it is edge-on.
private struct Flip: ViewModifier, Animatable {
    var degrees: Double
    let perspective: Double
    let front: CardFace

    nonisolated var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    private var showsFront: Bool {
        let angle = degrees.truncatingRemainder(dividingBy: 360)
        return angle < 90 || angle > 270
    }

    func body(content: Content) -> some View {
        ZStack {
            front.opacity(showsFront ? 1 : 0)
            content.opacity(showsFront ? 0 : 1)
        }
        .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: perspective)
    }
}

private struct DealtCard: View {
    let index: Int
    let grid: CardGrid
    let isRunning: Bool

    var body: some View {
        let frame = isRunning ? grid.frame(of: index) : grid.deck
        CardFace(index: index, size: frame.size)
            .frame(width: frame.width, height: frame.height)
            .scaleEffect(isRunning ? 1 : CardMotion.deckScale)
            .rotationEffect(.degrees(isRunning ? 0 : CardMotion.deckAngle(of: index)))
            .offset(x: frame.minX, y: frame.minY)
            .animation(.dealing(index, of: grid.count), value: isRunning)
    }
}

private struct PulsingCard: View {
    let index: Int
    let frame: CGRect
    let isRunning: Bool

    var body: some View {
        CardFace(index: index, size: frame.size)
            .frame(width: frame.width, height: frame.height)
            .scaleEffect(isRunning ? 1 + CardMotion.pulseGrowth : 1)
            .opacity(isRunning ? 1 - CardMotion.pulseFading : 1)
            .offset(x: frame.minX, y: frame.minY)
            .animation(.pulsing(index), value: isRunning)
    }
}
