import SwiftUI

/// A view that reads its state as `holder` says, through one view type for each case.
struct HolderView: View {
    let holder: Holder
    let object: HeldObject
    @Environment(\.programState) private var programState

    var body: some View {
        switch holder {
        case .observedObject: ObservedHolder(object: object)
        case .stateObject: StateHolder(object: object)
        case .environmentObject: EnvironmentHolder().environmentObject(object)
        case .observable: ObservableHolder(object: object, observable: object.observable)
        case .binding: BindingHolder(object: object, state: programState)
        case .dynamicProperty: PropertyHolder(held: HeldProperty(object: object))
        }
    }
}

extension EnvironmentValues {
    /// The state owned by the program's root.
    @Entry var programState: Binding<ProgramState> = .constant(ProgramState())
}

/// A view that makes its content through a closure kept elsewhere.
@MainActor protocol Holding: View {
    /// Object that the holder reads its state from, and that the closures below capture.
    var held: HeldObject { get }
    var state: ProgramState { get }
}

extension Holding {
    func content() -> NodeView { held.content(state) }

    @ViewBuilder var stored: some View {
        switch held.storage {
        case .geometryReader: GeometryReader { _ in held.content(state) }
        case .closure: ClosureView { held.content(state) }
        case .closureOverObject: objectClosure(held)
        case .array: ClosuresView(contents: [content])
        case .existential: MakerView(maker: HoldingMaker(holding: self))
        case .method: ClosureView(content: content)
        case .keyPath: KeyPathView(holding: self, path: \.state)
        }
    }

    /// A closure that captures only the object, unless the object lacks what is shown.
    @ViewBuilder private func objectClosure(_ object: HeldObject) -> some View {
        if self is ObservableHolder {
            ClosureView { [observable = object.observable] in object.content(observable.state) }
        } else if self is BindingHolder {
            ClosureView { held.content(state) }
        } else {
            ClosureView { object.content() }
        }
    }
}

struct ObservedHolder: Holding {
    @ObservedObject var object: HeldObject
    var held: HeldObject { object }
    var state: ProgramState { object.state }
    var body: some View { stored }
}

struct StateHolder: Holding {
    @StateObject private var object: HeldObject
    var held: HeldObject { object }
    var state: ProgramState { object.state }
    var body: some View { stored }

    init(object: HeldObject) { _object = StateObject(wrappedValue: object) }
}

struct EnvironmentHolder: Holding {
    @EnvironmentObject private var object: HeldObject
    var held: HeldObject { object }
    var state: ProgramState { object.state }
    var body: some View { stored }
}

struct ObservableHolder: Holding {
    let object: HeldObject
    let observable: ObservableState
    var held: HeldObject { object }
    var state: ProgramState { observable.state }
    var body: some View { stored }
}

struct BindingHolder: Holding {
    let object: HeldObject
    @Binding var state: ProgramState
    var held: HeldObject { object }
    var body: some View { stored }
}

/// A custom dynamic property.
struct HeldProperty: DynamicProperty {
    @ObservedObject var object: HeldObject
}

struct PropertyHolder: Holding {
    var held: HeldObject { property.object }
    var state: ProgramState { property.object.state }
    private var property: HeldProperty
    var body: some View { stored }

    init(held: HeldProperty) { property = held }
}

// MARK: Views that keep a closure

private struct ClosureView: View {
    let content: () -> NodeView
    var body: some View { content() }
}

private struct ClosuresView: View {
    let contents: [() -> NodeView]
    var body: some View { contents[0]() }
}

@MainActor private protocol NodeMaker { func make() -> NodeView }

private struct HoldingMaker<Source: Holding>: NodeMaker {
    let holding: Source
    func make() -> NodeView { holding.content() }
}

private struct MakerView: View {
    let maker: any NodeMaker
    var body: some View { maker.make() }
}

private struct KeyPathView<Source: Holding>: View {
    let holding: Source
    let path: KeyPath<Source, ProgramState>
    var body: some View { holding.held.content(holding[keyPath: path]) }
}
