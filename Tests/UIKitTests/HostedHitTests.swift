import Lilt
import SwiftUI
import Testing
import UIKit

/// Touches of views of SwiftUI in views of UIKit, and of what lies behind both.
@MainActor struct HostedHitTests {
    /// A view that lets touches through where neither a subview nor the SwiftUI views in one are hit.
    private final class Container: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
            return subviews.contains(hit) && !(hit is UIControl) ? nil : hit
        }
    }

    private final class Counts {
        var front = 0
        var behind = 0
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct Content: View {
        let counts: Counts
        var body: some View {
            VStack(spacing: 0) {
                Color.blue.frame(width: 100, height: 40).onTapGesture { counts.front += 1 }
                Spacer()
            }
        }
    }

    private let counts = Counts()

    private func hosting() -> UIHostingController<Content> {
        let controller = UIHostingController(rootView: Content(counts: counts))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return controller
    }

    private func tap(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) throws {
        stage.tap(at: CGPoint(x: x, y: y))
        try stage.settle()
    }

    @Test func `a hit test of a hosting view tells what is hit from what is not`() {
        let controller = hosting()
        let view = controller.view!
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Shown(view: root) }
        stage.advance(frames: 2)
        let hit = view.hitTest(CGPoint(x: 50, y: 20), with: nil)
        #expect(hit != nil && hit !== view && hit?.superview === view)
        #expect(view.hitTest(CGPoint(x: 50, y: 70), with: nil) === view)
        #expect(view.hitTest(CGPoint(x: 50, y: 120), with: nil) == nil)
        let point = CGPoint(x: 50, y: 20)
        #expect(view.subviews.contains { $0.hitTest(view.convert(point, to: $0), with: nil) != nil })
        #expect(!view.subviews.contains { $0.hitTest(CGPoint(x: 50, y: 70), with: nil) != nil })
        view.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === root)
    }

    @Test func `a hosting view takes touches where its views are not hit`() throws {
        let controller = hosting()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { [counts] in
            ZStack {
                Color.white.onTapGesture { counts.behind += 1 }
                Shown(view: controller.view)
            }
        }
        stage.advance(frames: 2)
        try tap(stage, 50, 20)
        try tap(stage, 50, 70)
        #expect(counts.front == 1 && counts.behind == 0)
    }

    @Test func `SwiftUI behind a view that lets touches through`() throws {
        let controller = hosting()
        let container = Container()
        container.addSubview(controller.view)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { [counts] in
            ZStack {
                Button("Behind") { counts.behind += 1 }.frame(width: 100, height: 100).contentShape(Rectangle())
                    .buttonStyle(.plain)
                Shown(view: container)
            }
        }
        stage.advance(frames: 2)
        try tap(stage, 50, 20)
        #expect(counts.front == 1 && counts.behind == 0)
        try tap(stage, 50, 50)
        #expect(counts.front == 1 && counts.behind == 1)
    }

    @Test func `UIKit behind SwiftUI in one container`() throws {
        let controller = hosting()
        let container = Container()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        button.addAction(UIAction { [counts] _ in counts.behind += 1 }, for: .touchUpInside)
        let behind = UIView(frame: button.frame)
        behind.addSubview(button)
        let root = UIView()
        root.addSubview(behind)
        root.addSubview(container)
        container.frame = button.frame
        container.addSubview(controller.view)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Shown(view: root) }
        stage.advance(frames: 2)
        try tap(stage, 50, 20)
        #expect(counts.front == 1 && counts.behind == 0)
        try tap(stage, 50, 70)
        #expect(counts.front == 1 && counts.behind == 1)
    }

    @Test func `an overlay of SwiftUI lets touches through to UIKit beside its content`() throws {
        let button = UIButton(type: .system)
        button.addAction(UIAction { [counts] _ in counts.behind += 1 }, for: .touchUpInside)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { [counts] in
            Shown(view: button).frame(width: 100, height: 100).overlay { Content(counts: counts) }
        }
        stage.advance(frames: 2)
        try tap(stage, 50, 20)
        try tap(stage, 50, 70)
        #expect(counts.front == 1 && counts.behind == 1)
    }
}
