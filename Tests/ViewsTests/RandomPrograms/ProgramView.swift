import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Root view of a random program; owns the model.
struct ProgramView: View {
    let root: ProgramNode
    let driver: ProgramDriver
    @State private var model: ProgramModel
    @Namespace private var namespace

    init(_ root: ProgramNode, _ model: ProgramModel, _ driver: ProgramDriver) {
        self.root = root
        self.driver = driver
        _model = State(initialValue: model)
    }

    var body: some View {
        let model = model
        ZStack {
            if model.isThere {
                ProgramNodeView(node: root, model: model, path: "", namespace: namespace, driver: driver)
            }
        }
        .onAppear { driver.write = { self.model = $0 } }
    }
}

/// View of one node.
nonisolated struct ProgramNodeView: View, Equatable {
    let node: ProgramNode
    let model: ProgramModel
    let path: String
    let namespace: Namespace.ID
    let driver: ProgramDriver

    static func == (a: ProgramNodeView, b: ProgramNodeView) -> Bool {
        a.node === b.node && a.model == b.model && a.path == b.path
    }

    @MainActor private var isOn: Bool { model.flags[node.flag] }
    @MainActor private var isOther: Bool { model.flags[node.otherFlag] }
    @MainActor private var choice: Int { model.choices[node.choice] }
    @MainActor private var here: String { "\(path)/\(node.number)" }
    @MainActor private var transition: AnyTransition { ProgramTransition.number(node.transition) }
    @MainActor private var animation: Animation? { ProgramAnimation.all[node.animation] }

    @MainActor private func child(_ index: Int, _ path: String? = nil) -> ProgramNodeView {
        ProgramNodeView(
            node: node.children[index], model: model, path: path ?? here, namespace: namespace, driver: driver)
    }

    @ViewBuilder @MainActor private var children: some View {
        ForEach(node.children.indices, id: \.self) { child($0) }
    }

    @MainActor var body: some View {
        switch node.kind {
        case .text: Text(verbatim: choice == 1 ? "a longer text \(node.number)" : "text \(choice)")
        case .plainColor: Color.blue.opacity(isOn ? 1 : 0.5).frame(width: isOther ? 30 : 20, height: 12)
        case .shape, .trimmed, .animatable, .button, .ownState, .ownObject, .optionalText: leaf
        case .vertical, .horizontal, .stacked, .grid, .group, .radial: container
        case .optional, .either, .choice, .forEach, .identified, .erased, .equatable: structure
        case .effects, .turned, .framed, .padded, .appearance, .overlaid: modified
        case .environment, .scoped, .edited, .matched, .reader, .lifecycle: surrounded
        }
    }

    @ViewBuilder @MainActor private var leaf: some View {
        switch node.kind {
        case .shape:
            RoundedRectangle(cornerRadius: isOn ? 2 : 9).fill(isOther ? Color.red : .green).frame(width: 26, height: 18)
        case .trimmed:
            Circle().trim(from: 0, to: isOn ? 1 : 0.3).stroke(Color.black, lineWidth: isOther ? 1 : 3)
                .frame(width: 16, height: 16)
        case .animatable: Gauge(amount: isOn ? 40 : 10).modifier(Skew(amount: isOther ? 0.2 : 0))
        case .button: Button("press \(choice)") {}.disabled(isOn)
        case .ownState: OwnStateLeaf(path: here, driver: driver)
        case .ownObject: OwnObjectLeaf(path: here, driver: driver)
        default: if isOn { Text("there").transition(transition) }
        }
    }

    @ViewBuilder @MainActor private var container: some View {
        switch node.kind {
        case .vertical: VStack(alignment: isOn ? .leading : .center, spacing: isOther ? 2 : 6) { children }
        case .horizontal:
            HStack(spacing: CGFloat(choice)) {
                child(0)
                if isOn { Spacer(minLength: 4) }
                ForEach(node.children.indices.dropFirst(), id: \.self) { child($0) }
            }
        case .stacked:
            ZStack(alignment: isOn ? .topLeading : .center) {
                ForEach(node.children.indices, id: \.self) { child($0).zIndex(isOther ? Double(-$0) : 0) }
            }
        case .grid: LazyVGrid(columns: [GridItem(.adaptive(minimum: isOn ? 60 : 40))], spacing: 3) { children }
        case .radial: Fan(step: isOn ? 30 : 12) { children }
        default: Group { children }.padding(isOn ? 3 : 0)
        }
    }

    @ViewBuilder @MainActor private var structure: some View {
        switch node.kind {
        case .optional: if isOn { child(0).transition(transition) }
        case .either: if isOn { child(0).transition(transition) } else { child(1) }
        case .choice:
            switch choice {
            case 0: child(0)
            case 1: child(1).transition(transition)
            default: child(2).transition(transition)
            }
        case .forEach:
            ForEach(model.lists[node.list], id: \.self) { id in
                child(0, "\(here)[\(id)]")
                    .transition(id % 2 == 0 ? transition : .opacity)
                    .zIndex(isOther ? Double(id) : 0)
            }
        case .identified: child(0, "\(here)=\(choice)").transition(transition).id(choice)
        case .erased: isOn ? AnyView(child(0)) : AnyView(Text("erased").transition(transition))
        default: EqualByNumber(number: choice, content: child(0)).equatable()
        }
    }

    @ViewBuilder @MainActor private var modified: some View {
        switch node.kind {
        case .effects:
            child(0).offset(x: isOn ? 12 : 0).scaleEffect(isOther ? 0.7 : 1, anchor: .leading).opacity(isOn ? 0.6 : 1)
        case .turned:
            child(0).rotationEffect(.degrees(isOn ? 30 : 0))
                .rotation3DEffect(.degrees(isOther ? 50 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        case .framed:
            child(0).frame(width: isOn ? 80 : 50, alignment: isOther ? .trailing : .center)
                .frame(maxHeight: isOther ? 70 : nil)
        case .padded: child(0).padding(isOn ? 8 : 1).background { Color.orange.opacity(isOther ? 0.2 : 0.9) }
        case .appearance:
            child(0).blur(radius: isOn ? 2 : 0).shadow(radius: isOther ? 3 : 0)
                .clipShape(RoundedRectangle(cornerRadius: isOther ? 4 : 0))
        // A single view around any child: an overlay would apply to each of several views (S2.9).
        default: ZStack { child(0) }.overlay(alignment: .topTrailing) { if isOn { child(1).transition(transition) } }
        }
    }

    @ViewBuilder @MainActor private var surrounded: some View {
        switch node.kind {
        case .environment: child(0).foregroundColor(isOn ? .red : nil).colorScheme(isOther ? .dark : .light)
        case .scoped: child(0).animation(animation, value: isOn)
        case .edited: child(0).transaction { if isOn { $0.animation = animation } }
        case .matched:
            if isOn {
                ZStack { child(0) }.matchedGeometryEffect(id: here, in: namespace).transition(transition)
            } else {
                ZStack { child(1) }.matchedGeometryEffect(id: here, in: namespace).frame(
                    width: 60, height: 30, alignment: .bottom)
            }
        case .reader:
            GeometryReader { proxy in
                child(0).frame(width: proxy.size.width / 2).offset(x: isOther ? proxy.size.width / 4 : 0)
            }
            .frame(width: isOn ? 70 : 100, height: 40)
        default:
            child(0).task(id: isOn) { await driver.work() }.onAppear {}.onDisappear {}.onChange(of: isOther) {}
        }
    }
}
