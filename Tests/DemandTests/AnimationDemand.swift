// Animations, transitions, gestures and matched geometry in the forms that programs use.
import SwiftUI

struct Cardify: AnimatableModifier {
    var rotation: Double
    init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }
    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }
    func body(content: Content) -> some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: Constants.cornerRadius)
            if rotation < 90 {
                shape.fill().foregroundColor(.white)
                shape.strokeBorder(lineWidth: Constants.lineWidth)
            } else {
                shape.fill()
            }
            content.opacity(rotation < 90 ? 1 : 0)
        }
        .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
    }
    private struct Constants {
        static let cornerRadius: CGFloat = 10
        static let lineWidth: CGFloat = 3
    }
}

struct Shake: GeometryEffect {
    var phase: CGFloat
    var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 5 * sin(phase * .pi * 2), y: 0))
    }
}

struct Spin: ViewModifier, Animatable {
    var degrees: Double
    var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }
    func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
}

struct RGB: VectorArithmetic {
    var red = 0.0, green = 0.0
    static var zero: RGB { RGB() }
    static func + (a: RGB, b: RGB) -> RGB { RGB(red: a.red + b.red, green: a.green + b.green) }
    static func - (a: RGB, b: RGB) -> RGB { RGB(red: a.red - b.red, green: a.green - b.green) }
    mutating func scale(by rhs: Double) {
        red *= rhs
        green *= rhs
    }
    var magnitudeSquared: Double { red * red + green * green }
}

extension View {
    func cardify(isFaceUp: Bool) -> some View { modifier(Cardify(isFaceUp: isFaceUp)) }
    func spinning(_ isSpinning: Bool) -> some View { rotationEffect(Angle.degrees(isSpinning ? 360 : 0)) }
}

extension Animation {
    static func spin(duration: TimeInterval) -> Animation {
        .linear(duration: duration).repeatForever(autoreverses: false)
    }
    static let deal = Animation.easeInOut(duration: 0.5)
}

extension AnyTransition {
    static var fly: AnyTransition {
        .asymmetric(insertion: .offset(x: 0, y: 300), removal: .offset(CGSize(width: 0, height: -300)))
    }
    static let spinIn = AnyTransition.modifier(active: Spin(degrees: 180), identity: Spin(degrees: 0))
}

struct CardGame: View {
    @ObservedObject var game: GameViewModel
    @Namespace private var dealing
    @State private var dealt = Set<String>()
    @State private var spinning = false
    @State private var drag = CGSize.zero
    @State private var shakes: CGFloat = 0
    @GestureState private var pan = CGSize.zero

    private func isDealt(_ card: GameViewModel.Card) -> Bool { dealt.contains(card.id) }
    private func dealAnimation(for card: GameViewModel.Card) -> Animation {
        var delay = 0.0
        if let index = game.cards.firstIndex(where: { $0.id == card.id }) { delay = Double(index) * 0.1 }
        return Animation.easeInOut(duration: 0.5).delay(delay)
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            VStack {
                board
                Button("Shuffle") { withAnimation { game.shuffle() } }
            }
            deck
        }
        .padding()
        .transaction { transaction in if spinning { transaction.animation = nil } }
    }

    var board: some View {
        AspectVGrid(game.cards, aspectRatio: 2 / 3) { card in
            if !isDealt(card) || (card.isMatched && !card.isFaceUp) {
                Color.clear
            } else {
                Text(card.content)
                    .spinning(card.isMatched)
                    .animation(Animation.linear(duration: 1).repeatForever(autoreverses: false))
                    .cardify(isFaceUp: card.isFaceUp)
                    .matchedGeometryEffect(id: card.id, in: dealing)
                    .padding(4)
                    .transition(AnyTransition.asymmetric(insertion: .identity, removal: .scale))
                    .zIndex(-Double(game.cards.firstIndex(where: { $0.id == card.id }) ?? 0))
                    .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { game.choose(card) } }
            }
        }
        .foregroundColor(game.color)
    }

    var deck: some View {
        ZStack {
            ForEach(game.cards.filter { !isDealt($0) }) { card in
                Text(card.content).cardify(isFaceUp: false)
                    .matchedGeometryEffect(id: card.id, in: dealing, isSource: true)
                    .transition(.asymmetric(insertion: .opacity, removal: .identity))
            }
        }
        .frame(width: 60, height: 90)
        .onTapGesture {
            for card in game.cards { withAnimation(dealAnimation(for: card)) { _ = dealt.insert(card.id) } }
        }
        .gesture(spinning ? TapGesture().onEnded { shakes += 1 } : nil)
        .gesture(dragging)
        .offset(drag)
        .modifier(Shake(phase: shakes))
    }

    private var dragging: some Gesture {
        DragGesture()
            .updating($pan) { value, state, _ in state = value.translation }
            .onChanged { drag = $0.translation }
            .onEnded { value in withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { drag = .zero } }
    }
}

struct Faces {
    var scale = 1.0
    var offset = CGSize.zero
}

struct MotionDemand: View {
    @State private var on = false
    @State private var count = 0
    @State private var shown = true

    var body: some View {
        VStack {
            Circle().scaleEffect(on ? 1.2 : 1).animation(.spring(), value: on)
            Circle().scaleEffect(x: 1, y: on ? 0.5 : 1, anchor: .top).animation(on ? .deal : .default)
            Circle().scaleEffect(CGFloat(1)).animation(nil, value: on).animation(.none)
            Circle().rotationEffect(.degrees(on ? 90 : 0)).animation(.spin(duration: 2), value: on)
            if shown {
                Text("in").transition(.fly)
                Text("in").transition(.spinIn.combined(with: .opacity).animation(.linear))
                Text("in").transition(.move(edge: .leading))
                Text("in").transition(.push(from: .top))
                Text("in").transition(.scale(scale: 0.5))
                Text("in").transition(AsymmetricTransition(insertion: .slide, removal: .opacity))
            }
            Text("\(count)").contentTransition(.numericText())
            TimelineView(.animation(minimumInterval: 0.1)) { context in
                Text("\(context.date.timeIntervalSinceReferenceDate > 0)")
            }
            TimelineView(.animation) { _ in Text("frame") }
            Text("phase").phaseAnimator([0, 1, 2], trigger: count) { content, phase in
                content.offset(y: phase)
            } animation: { _ in
                .bouncy
            }
            Text("keys").keyframeAnimator(initialValue: Faces(), trigger: count) { content, value in
                content.scaleEffect(value.scale).offset(value.offset)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    CubicKeyframe(1.5, duration: 0.2)
                    SpringKeyframe(1, duration: 0.4)
                }
                KeyframeTrack(\.offset) { LinearKeyframe(.zero, duration: 0.1) }
            }
            Text("keys").keyframeAnimator(initialValue: 1.0, repeating: true) { content, value in
                content.opacity(value)
            } keyframes: { _ in
                CubicKeyframe(0.5, duration: 0.5)
                CubicKeyframe(1, duration: 0.5)
            }
        }
        .onAppear {
            for animation in animations { withAnimation(animation) { on.toggle() } }
            withAnimation(.easeOut(duration: 0.2)) {
                count += 1
            } completion: {
                shown.toggle()
            }
            withAnimation { shown = true }
        }
        .onDisappear { on = false }
    }

    private var animations: [Animation] {
        [
            .linear, .linear(duration: 1), .easeIn(duration: 0.2), .easeInOut, .easeInOut(duration: 1), .default,
            .spring, .spring(),
            .spring(duration: 0.5), .spring(response: 0.5, dampingFraction: 0.5), .bouncy, .bouncy(duration: 0.5),
            .snappy,
            .snappy(duration: 0.5), .smooth, .interactiveSpring(response: 0.3, dampingFraction: 0.8),
            .spring(response: 0.5, dampingFraction: 0.5, blendDuration: 0.1),
            .interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.1),
            .linear.repeatForever().delay(0.1),
        ]
    }
}

struct OldPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            MotionDemand().preferredColorScheme(.dark).previewDevice("iPhone")
            MotionDemand().previewLayout(.fixed(width: 1, height: 1))
        }
        .previewDisplayName("Old")
    }
}

#Preview("New") {
    @Previewable @State var on = true
    MotionDemand().opacity(on ? 1 : 0)
}
