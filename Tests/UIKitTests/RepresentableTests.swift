import Foundation
import Lilt
import SwiftUI
import Testing
import UIKit

/// Views that represent UIKit's views and controllers: S21.5.
@MainActor struct RepresentableTests {
    @Test func `made once, updated with each value, dismantled with its identity`() throws {
        let log = UILog()
        let stage = Stage(size: CGSize(width: 100, height: 60)) { Owner(log: log) }
        #expect(log.take() == ["coordinator", "make 0", "update 0"])
        try stage.tap("next")
        #expect(log.take() == ["update 1"])
        try stage.tap("gone")
        #expect(log.take() == ["dismantle"])
        #expect(stage.problems.isEmpty)
    }

    private struct Owner: View {
        let log: UILog
        @State private var value = 0
        @State private var isThere = true

        var body: some View {
            VStack(spacing: 0) {
                if isThere { Logged(value: value, log: log) }
                Color.red.frame(height: 10).accessibilityLabel("next").onTapGesture { value += 1 }
                Color.red.frame(height: 10).accessibilityLabel("gone").onTapGesture { isThere = false }
            }
        }
    }

    private struct Logged: UIViewRepresentable {
        let value: Int
        let log: UILog

        func makeCoordinator() -> UILog {
            log.add("coordinator")
            return log
        }

        func makeUIView(context: Context) -> UIView {
            context.coordinator.add("make \(value)")
            return UIView()
        }

        func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.add("update \(value)") }
        static func dismantleUIView(_ uiView: UIView, coordinator: UILog) { coordinator.add("dismantle") }
    }

    /// Two views in one hosting controller.
    private struct HostedPair: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(
                rootView: Group {
                    Color.red.frame(width: 40, height: 20).accessibilityLabel("a")
                    Color.blue.frame(width: 40, height: 20).accessibilityLabel("b")
                })
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test func `several views of a hosting controller stand above one another`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { HostedPair() }
        let places = try ["a", "b"].map { try stage.layer($0).frame }
        #expect(places == [CGRect(x: 80, y: 26, width: 40, height: 20), CGRect(x: 80, y: 54, width: 40, height: 20)])
    }

    /// A scroll view as wide as what represents it, whose content is a view in a hosting controller, as high as itself.
    private struct Pages<Content: View>: UIViewRepresentable {
        let scrolling: UIScrollView
        let content: Content

        func makeUIView(context: Context) -> UIScrollView {
            let pages = UIHostingController(rootView: content)
            pages.view.translatesAutoresizingMaskIntoConstraints = false
            scrolling.addSubview(pages.view)
            scrolling.addConstraints([
                pages.view.topAnchor.constraint(equalTo: scrolling.topAnchor),
                pages.view.leadingAnchor.constraint(equalTo: scrolling.leadingAnchor),
                pages.view.trailingAnchor.constraint(equalTo: scrolling.trailingAnchor),
                pages.view.bottomAnchor.constraint(equalTo: scrolling.bottomAnchor),
                pages.view.heightAnchor.constraint(equalTo: scrolling.heightAnchor),
            ])
            return scrolling
        }

        func updateUIView(_ uiView: UIScrollView, context: Context) {}
    }

    @Test func `views that take all height give a scroll view no height without an end`() {
        let scrolling = UIScrollView()
        let stage = Stage(size: CGSize(width: 100, height: 60)) {
            Pages(
                scrolling: scrolling,
                content: HStack(spacing: 0) {
                    ForEach(0..<3) { _ in Color.red.frame(width: 100).frame(maxHeight: .infinity) }
                })
        }
        stage.advance(by: 0.1)
        #expect(scrolling.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(scrolling.contentSize == CGSize(width: 300, height: 60))
        #expect(stage.problems.isEmpty)
    }

    private struct Prioritised: UIViewRepresentable {
        var hugging = UILayoutPriority.defaultLow
        var resistance = UILayoutPriority.defaultHigh

        final class Natural: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 20) }
        }

        func makeUIView(context: Context) -> Natural {
            let view = Natural()
            view.accessibilityLabel = "sized"
            view.setContentHuggingPriority(hugging, for: .horizontal)
            view.setContentHuggingPriority(.required, for: .vertical)
            view.setContentCompressionResistancePriority(resistance, for: .horizontal)
            return view
        }
        func updateUIView(_ view: Natural, context: Context) {}
    }

    @Test func `priorities decide whether a view keeps its natural size`() throws {
        func width(_ view: Prioritised, in room: CGFloat) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: room, height: 60)) { view }
            try stage.settle()
            let frame = try stage.layer("sized").frame
            #expect(frame.height == 20)
            return frame.width
        }
        #expect(try width(Prioritised(), in: 200) == 200 && width(Prioritised(), in: 50) == 80)
        #expect(try width(Prioritised(hugging: .fittingSizeLevel), in: 200) == 200)
        #expect(try width(Prioritised(hugging: .defaultHigh), in: 200) == 80)
        #expect(try width(Prioritised(hugging: .required), in: 200) == 80)
        #expect(try width(Prioritised(resistance: .defaultLow), in: 50) == 50)
        #expect(try width(Prioritised(resistance: .required), in: 50) == 80)
    }

    @Test func `a binding with an animation moves a view of UIKit's through context.animate`() throws {
        let log = UILog()
        let stage = Stage(size: CGSize(width: 200, height: 60)) { BoxOwner(log: log, animation: .linear(duration: 1)) }
        try stage.tap("open")
        #expect(try stage.layer("lid").model.position.x == 100)
        stage.advance(by: 0.25)
        #expect(abs(try stage.layer("lid").presentation.position.x - 25) < 1e-6)
        #expect(log.take() == ["animated"])
        try stage.settle()
        #expect(log.take() == ["done"])
        #expect(try stage.layer("lid").presentation.position.x == 100)
    }

    @Test func `without an animation in the transaction it is there at once, and the completion has run`() throws {
        let log = UILog()
        let stage = Stage(size: CGSize(width: 200, height: 60)) { BoxOwner(log: log, animation: nil) }
        try stage.tap("open")
        #expect(log.take() == ["plain", "done"])
        #expect(try stage.layer("lid").presentation.position.x == 100)
        #expect(stage.isIdle)
    }

    private struct BoxOwner: View {
        let log: UILog
        let animation: Animation?
        @State private var isOpen = false

        var body: some View {
            VStack(spacing: 0) {
                Lid(isOpen: $isOpen, log: log)
                Opener(isOpen: $isOpen.animation(animation))
            }
        }
    }

    private struct Opener: View {
        @Binding var isOpen: Bool
        var body: some View {
            Color.red.frame(height: 10).accessibilityLabel("open").onTapGesture { isOpen.toggle() }
        }
    }

    private struct Lid: UIViewRepresentable {
        @Binding var isOpen: Bool
        let log: UILog

        func makeUIView(context: Context) -> UIView {
            let ground = UIView()
            let lid = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            lid.accessibilityLabel = "lid"
            ground.addSubview(lid)
            return ground
        }

        func updateUIView(_ uiView: UIView, context: Context) {
            let target: CGFloat = isOpen ? 110 : 10
            guard uiView.subviews[0].center.x != target else { return }
            log.add(context.transaction.animation == nil ? "plain" : "animated")
            context.animate {
                uiView.subviews[0].center.x = target
            } completion: {
                log.add("done")
            }
        }
    }

    @Test func `the environment is there, and a change of it updates`() throws {
        let log = UILog()
        let stage = Stage(size: CGSize(width: 100, height: 60)) { Turning(log: log) }
        #expect(log.take() == ["leftToRight"])
        try stage.tap("turn")
        #expect(log.take() == ["rightToLeft"])
    }

    private struct Turning: View {
        let log: UILog
        @State private var isTurned = false
        var body: some View {
            VStack(spacing: 0) {
                Reading(log: log)
                Color.red.frame(height: 10).accessibilityLabel("turn").onTapGesture { isTurned.toggle() }
            }
            .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
        }
    }

    private struct Reading: UIViewRepresentable {
        let log: UILog
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) { log.add("\(context.environment.layoutDirection)") }
    }

    @Test func `it is as large as sizeThatFits says, else as its intrinsic size, else as it is proposed`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            VStack(spacing: 0) {
                Sized(size: CGSize(width: 30, height: 20), name: "chosen", intrinsic: nil)
                Sized(size: nil, name: "intrinsic", intrinsic: CGSize(width: UIView.noIntrinsicMetric, height: 25))
                Sized(size: nil, name: "proposed", intrinsic: nil)
            }
        }
        #expect(try stage.layer("chosen").frame == CGRect(x: 85, y: 0, width: 30, height: 20))
        #expect(try stage.layer("intrinsic").frame == CGRect(x: 0, y: 20, width: 200, height: 25))
        #expect(try stage.layer("proposed").frame == CGRect(x: 0, y: 45, width: 200, height: 55))
    }

    private struct Sized: UIViewRepresentable {
        let size: CGSize?
        let name: String
        let intrinsic: CGSize?

        func makeUIView(context: Context) -> IntrinsicView {
            let view = IntrinsicView(intrinsic: intrinsic)
            view.accessibilityLabel = name
            view.setContentHuggingPriority(.required, for: .vertical)
            return view
        }

        func updateUIView(_ uiView: IntrinsicView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: IntrinsicView, context: Context) -> CGSize? { size }
    }

    private final class IntrinsicView: UIView {
        let intrinsic: CGSize?
        init(intrinsic: CGSize?) {
            self.intrinsic = intrinsic
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { intrinsic ?? super.intrinsicContentSize }
    }

    private struct Made: UIViewRepresentable {
        let make: @MainActor () -> UIView
        func makeUIView(context: Context) -> UIView { make() }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Size of a view in a window of 300 × 200 points.
    private func size(of make: @escaping @MainActor () -> UIView) throws -> CGSize {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Made {
                let view = make()
                view.accessibilityLabel = "made"
                return view
            }
        }
        let layer = try stage.layer("made")
        return layer.frame.size
    }

    @Test func `a view that fills its place is as large as is proposed, and a switch keeps its size`() throws {
        let label = try size {
            let label = UILabel()
            label.text = "Text"
            return label
        }
        #expect(label == CGSize(width: 300, height: 200))
        let toggle = try size { UISwitch() }
        #expect(toggle.width < 100 && toggle.height < 50)
        let slider = try size { UISlider() }
        #expect(slider.width == 300 && slider.height < 50)
        #expect(try size { UIActivityIndicatorView(style: .large) } == CGSize(width: 37, height: 37))
    }

    @Test func `a view that a picture has shown can be used after it, and shown again`() throws {
        let view = UIView()
        view.accessibilityLabel = "kept"
        var renderer: ImageRenderer? = ImageRenderer(content: Kept(view: view).frame(width: 40, height: 30))
        #expect(renderer?.bitmap?.width == 40)
        renderer = nil
        #expect(view.frame.size == CGSize(width: 40, height: 30))
        view.backgroundColor = .systemRed
        view.layer.cornerRadius = 5
        view.addSubview(UILabel())
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        view.setNeedsLayout()
        let stage = Stage(size: CGSize(width: 80, height: 60)) { Kept(view: view) }
        #expect(try stage.layer("kept").frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(stage.problems.isEmpty)
    }

    private struct Kept: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    @Test func `a view of SwiftUI's in one of UIKit's in one of SwiftUI's moves in one transaction`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 120)) { Outer() }
        try stage.tap("inner")
        #expect(stage.problems.isEmpty)
        for _ in 0..<3 {
            stage.advance(by: 0.25)
            let all = stage.layers.all
            let ground = try #require(all.first { $0.animating.contains("position") })
            let outer = ground.presentation.position.x - ground.model.position.x + 80
            let middle = try stage.layer("middle").presentation.position.x
            let shown = try #require(all.last { $0.label == "inner" })
            let inner = shown.presentation.position.x - shown.model.position.x + 80
            #expect(outer > 0 && outer < 80)
            #expect(abs(Double(middle) - outer) < 1e-9)
            #expect(abs(inner - outer) < 1e-9)
        }
    }

    private struct Outer: View {
        @State private var x = 0.0
        var body: some View {
            Middle(x: x) { withAnimation(.linear(duration: 1)) { x = 80 } }
                .frame(width: 200, height: 60)
                .offset(x: x)
        }
    }

    private struct Middle: UIViewRepresentable {
        let x: Double
        let tapped: () -> Void

        func makeCoordinator() -> UIHostingController<Inner> {
            UIHostingController(rootView: Inner(x: 0, tapped: tapped))
        }

        func makeUIView(context: Context) -> UIView {
            let ground = UIView()
            let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            middle.accessibilityLabel = "middle"
            context.coordinator.view.frame = middle.bounds
            middle.addSubview(context.coordinator.view)
            ground.addSubview(middle)
            return ground
        }

        func updateUIView(_ uiView: UIView, context: Context) {
            guard uiView.subviews[0].frame.minX != x else { return }
            context.animate {
                uiView.subviews[0].frame.origin.x = x
                context.coordinator.rootView = Inner(x: x, tapped: tapped)
            }
        }
    }

    private struct Inner: View {
        let x: Double
        let tapped: () -> Void
        var body: some View {
            Color.blue.frame(width: 20, height: 20).accessibilityLabel("inner").offset(x: x).onTapGesture(
                perform: tapped)
        }
    }

    @Test func `a controller's view appears and disappears with the view that stands for it (S20.8)`() throws {
        let log = UILog()
        let stage = Stage(size: CGSize(width: 100, height: 60)) { ControllerOwner(log: log) }
        #expect(log.take() == ["load", "will", "is 100 50", "did"])
        try stage.tap("gone")
        #expect(log.take() == ["will not", "did not", "dismantle"])
    }

    private struct ControllerOwner: View {
        let log: UILog
        @State private var isThere = true
        var body: some View {
            VStack(spacing: 0) {
                if isThere { Controlled(log: log) }
                Color.red.frame(height: 10).accessibilityLabel("gone").onTapGesture { isThere = false }
            }
        }
    }

    private struct Controlled: UIViewControllerRepresentable {
        let log: UILog
        func makeCoordinator() -> UILog { log }
        func makeUIViewController(context: Context) -> LoggingController { LoggingController(log: log) }
        func updateUIViewController(_ uiViewController: LoggingController, context: Context) {}
        static func dismantleUIViewController(_ uiViewController: LoggingController, coordinator: UILog) {
            coordinator.add("dismantle")
        }
    }

    private final class LoggingController: UIViewController {
        let log: UILog

        init(log: UILog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { log.add("load") }
        override func viewWillAppear(_ animated: Bool) { log.add("will") }
        override func viewIsAppearing(_ animated: Bool) {
            log.add("is \(Int(view.bounds.width)) \(Int(view.bounds.height))")
        }
        override func viewDidAppear(_ animated: Bool) { log.add("did") }
        override func viewWillDisappear(_ animated: Bool) { log.add("will not") }
        override func viewDidDisappear(_ animated: Bool) { log.add("did not") }
    }
}

/// A log of events, in order.
@MainActor final class UILog {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
