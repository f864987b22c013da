import SwiftUI

/// A program as views of Lilt.
struct ProgramView: View {
    let root: Node
    let page: Page?
    let driver: ProgramDriver
    @State private var state = ProgramState()
    @GestureState private var pull: CGPoint
    @Namespace private var space

    init(_ program: Program, driver: ProgramDriver) {
        root = program.root
        page = program.page
        self.driver = driver
        _pull = GestureState(
            wrappedValue: .zero, resetTransaction: Transaction(animation: program.resetMotion?.animation))
    }

    var body: some View {
        ZStack { NodeView(node: root, state: pulledState, name: "", driver: driver) }
            .frame(width: 400, height: 400)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($pull) { value, pull, _ in pull = Program.pull(by: CGPoint(value.translation)) }
                    .onChanged { driver.apply(.drag(CGPoint($0.translation))) }
                    .onEnded { _ in withAnimation(driver.releaseMotion?.animation) { driver.apply(.drag(.zero)) } }
            )
            .modifier(PagePresentation(page: page, state: state))
            .environment(\.programState, $state)
            .environment(\.matchedSpace, space)
            .onAppear { driver.write = { state.apply($0) } }
    }

    private var pulledState: ProgramState {
        var pulled = state
        pulled.pull = pull
        return pulled
    }
}

extension CGPoint {
    fileprivate init(_ size: CGSize) { self.init(x: size.width, y: size.height) }
}

/// View of one node.
struct NodeView: View {
    let node: Node
    let state: ProgramState
    /// Suffix of the names of leaves: the list elements that they are in.
    let name: String
    let driver: ProgramDriver

    private func view(_ node: Node) -> NodeView { NodeView(node: node, state: state, name: name, driver: driver) }

    var body: some View {
        switch node {
        case .leaf(let number, let width, let height):
            leaf(number).frame(width: max(0, width.value(in: state)), height: max(0, height.value(in: state)))
        case .flexible(let number): leaf(number)
        case .text(let number, let flag):
            Text(state.flags[flag] ? "8" : "3").monospacedDigit().accessibilityLabel("n\(number)\(name)")
                .frame(width: Node.textFrame.width, height: Node.textFrame.height)
                .onAppear { driver.note("+n\(number)\(name)") }
                .onDisappear { driver.note("-n\(number)\(name)") }
        case .spacer: Spacer()
        case .stack, .stairs: StackView(node: node, state: state, name: name, driver: driver)
        case .optional(let flag, let child): if state.flags[flag] { view(child) }
        case .either(let flag, let first, let second): if state.flags[flag] { view(first) } else { view(second) }
        case .rows(let list, let child):
            ForEach(state.lists[list], id: \.self) {
                NodeView(node: child, state: state, name: "\(name).\($0)", driver: driver)
            }
        case .identified(let child): view(child).id(state.number)
        case .animatable(let number, let child):
            LevelView(datum: number.value(in: state), node: child, state: state, name: name, driver: driver)
        case .held(let id, let holder, let storage, let child):
            HolderView(holder: holder, object: driver.object(id, name, child, storage))
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

    private func leaf(_ number: Int) -> some View {
        Color.red.accessibilityLabel("n\(number)\(name)")
            .onAppear { driver.note("+n\(number)\(name)") }
            .onDisappear { driver.note("-n\(number)\(name)") }
    }
}

private struct StackView: View {
    let node: Node
    let state: ProgramState
    let name: String
    let driver: ProgramDriver

    var body: some View {
        switch node {
        case .stack(.horizontal, let place, let spacing, let children):
            HStack(alignment: place.alignment.vertical, spacing: spacing) { views(children) }
        case .stack(.vertical, let place, let spacing, let children):
            VStack(alignment: place.alignment.horizontal, spacing: spacing) { views(children) }
        case .stack(.depth, let place, _, let children): ZStack(alignment: place.alignment) { views(children) }
        case .stairs(let step, let isAnimatable, let children):
            let stairs = StairsLayout(step: step.value(in: state))
            if isAnimatable {
                AnimatableStairsLayout(stairs: stairs) { views(children) }
            } else {
                stairs { views(children) }
            }
        default: EmptyView()
        }
    }

    private func views(_ children: [Node]) -> some View {
        ForEach(children.indices, id: \.self) {
            NodeView(node: children[$0], state: state, name: name, driver: driver)
        }
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
            content.frame(
                width: value(width).map { max(0, $0) }, height: value(height).map { max(0, $0) },
                alignment: place.alignment)
        case .fill(let width, let height, let place):
            content.frame(
                maxWidth: width ? .infinity : nil, maxHeight: height ? .infinity : nil, alignment: place.alignment)
        case .fixedSize: content.fixedSize()
        case .position(let x, let y): content.position(x: value(x), y: value(y))
        case .layoutPriority(let priority): content.layoutPriority(priority)
        case .animatablePadding(let number): content.modifier(AnimatablePadding(edge: value(number)))
        case .geometryEffect(let number): content.modifier(ShiftEffect(distance: value(number)))
        case .watch(let name, let flag): content.onChange(of: state.flags[flag]) { content.driver.note("~\(name)") }
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
        case .matched(let key, let terms):
            content.modifier(MatchedModifier(id: "\(key)\(content.name)", terms: terms))
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
