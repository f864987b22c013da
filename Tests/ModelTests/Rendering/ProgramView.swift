import SwiftUI

/// How a run reaches the state of the program that is shown.
@MainActor final class ProgramDriver {
    var write: (Write.Change) -> Void = { _ in }

    func perform(_ write: Write) {
        var transaction = Transaction(animation: write.motion?.animation)
        transaction.disablesAnimations = write.disablesAnimations
        withTransaction(transaction) { self.write(write.change) }
    }
}

/// A program as views of Lilt.
struct ProgramView: View {
    let root: Node
    let driver: ProgramDriver
    @State private var state = ProgramState()

    var body: some View {
        ZStack { NodeView(node: root, state: state, name: "") }
            .frame(width: 400, height: 400)
            .onAppear { driver.write = { state.apply($0) } }
    }
}

/// One node, interpreted.
struct NodeView: View {
    let node: Node
    let state: ProgramState
    /// Added to the names of leaves: the element of a list that they are in.
    let name: String

    private func view(_ node: Node) -> NodeView { NodeView(node: node, state: state, name: name) }

    var body: some View {
        switch node {
        case .leaf(let number, let width, let height):
            Color.red.accessibilityLabel("n\(number)\(name)")
                .frame(width: width.value(in: state), height: height.value(in: state))
        case .stack(let axis, let place, let spacing, let children):
            StackView(axis: axis, place: place, spacing: spacing, children: children, state: state, name: name)
        case .optional(let flag, let child): if state.flags[flag] { view(child) }
        case .either(let flag, let first, let second): if state.flags[flag] { view(first) } else { view(second) }
        case .rows(let list, let child):
            ForEach(state.lists[list], id: \.self) { NodeView(node: child, state: state, name: "\(name).\($0)") }
        case .identified(let child): view(child).id(state.number)
        case .modified(let modifier, let child):
            ModifiedNodeView(modifier: modifier, state: state, content: view(child))
        case .layered(let content, let extra, let place, let isOverlay):
            if isOverlay {
                view(content).overlay(alignment: place.alignment) { view(extra) }
            } else {
                view(content).background(alignment: place.alignment) { view(extra) }
            }
        }
    }
}

private struct StackView: View {
    let axis: StackAxis
    let place: Place
    let spacing: Double
    let children: [Node]
    let state: ProgramState
    let name: String

    var body: some View {
        switch axis {
        case .horizontal: HStack(alignment: place.alignment.vertical, spacing: spacing) { content }
        case .vertical: VStack(alignment: place.alignment.horizontal, spacing: spacing) { content }
        case .depth: ZStack(alignment: place.alignment) { content }
        }
    }

    @ViewBuilder private var content: some View {
        ForEach(children.indices, id: \.self) { NodeView(node: children[$0], state: state, name: name) }
    }
}

private struct ModifiedNodeView: View {
    let modifier: Modifier
    let state: ProgramState
    let content: NodeView

    private func value(_ number: Number) -> Double { number.value(in: state) }
    private func value(_ number: Number?) -> CGFloat? { number.map { CGFloat($0.value(in: state)) } }

    var body: some View {
        switch modifier {
        case .frame(let width, let height, let place):
            content.frame(width: value(width), height: value(height), alignment: place.alignment)
        case .padding(let number): content.padding(value(number))
        case .offset(let x, let y): content.offset(x: value(x), y: value(y))
        case .opacity(let number): content.opacity(value(number))
        case .scale(let number): content.scaleEffect(value(number))
        case .rotation(let number): content.rotationEffect(.degrees(value(number)))
        case .zIndex(let index): content.zIndex(index)
        case .transition(let kind): content.transition(kind.transition)
        case .animation(let motion, let flag): content.animation(motion?.animation, value: state.flags[flag])
        case .transaction(let motion): content.transaction { $0.animation = motion?.animation }
        case .scoped(let motion, let effect, let number):
            content.animation(motion?.animation) { body in
                switch effect {
                case .opacity: body.opacity(value(number))
                case .scale: body.scaleEffect(value(number))
                case .offset: body.offset(x: value(number))
                }
            }
        case .geometryGroup: content.geometryGroup()
        }
    }
}

extension Place {
    var alignment: Alignment {
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        let vertical: [VerticalAlignment] = [.top, .center, .bottom]
        return Alignment(horizontal: horizontal[x + 1], vertical: vertical[y + 1])
    }
}

extension Motion {
    var animation: Animation {
        switch self {
        case .linear(let duration): .linear(duration: duration)
        case .easeIn(let duration): .easeIn(duration: duration)
        case .easeOut(let duration): .easeOut(duration: duration)
        case .easeInOut(let duration): .easeInOut(duration: duration)
        case .spring(let duration, let bounce): .spring(duration: duration, bounce: bounce)
        case .delayedLinear(let duration, let delay): .linear(duration: duration).delay(delay)
        }
    }
}

extension TransitionKind {
    @MainActor var transition: AnyTransition {
        switch self {
        case .opacity: .opacity
        case .identity: .identity
        case .scale: .scale
        case .offset: .offset(x: 20, y: -10)
        case .slide: .slide
        case .moveTop: .move(edge: .top)
        case .asymmetric: .asymmetric(insertion: .scale, removal: .opacity)
        case .combined: .opacity.combined(with: .scale(scale: 0.5))
        case .ownAnimation: .opacity.animation(.linear(duration: 0.4))
        }
    }
}
