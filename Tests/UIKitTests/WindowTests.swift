import Lilt
import SwiftUI
import Testing
import UIKit

/// Windows that a program shows above the content of a desktop's window.
@MainActor struct WindowTests {
    /// A window that lets touches through where its root shows nothing.
    private final class PassthroughWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard let hit = super.hitTest(point, with: event) else { return nil }
            return rootViewController?.view == hit ? nil : hit
        }
    }

    @MainActor private final class Counts: ObservableObject {
        @Published var behind = 0
        var toast = 0
        @Published var hasSheet = false
    }

    private struct Content: View {
        @ObservedObject var counts: Counts
        let anchor: UIView

        var body: some View {
            ZStack {
                Color.white.contentShape(Rectangle()).onTapGesture { counts.behind += 1 }
                Shown(view: anchor).frame(width: 10, height: 10)
            }
            .sheet(isPresented: $counts.hasSheet) { Color.red.accessibilityIdentifier("sheet") }
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct Toast: View {
        let counts: Counts

        var body: some View {
            VStack {
                Color.blue.frame(width: 100, height: 40).onTapGesture { counts.toast += 1 }
                Spacer()
            }
        }
    }

    private let counts = Counts()
    private let anchor = UIView()
    private let stage: Stage
    private let scene: UIWindowScene

    init() throws {
        let (counts, anchor) = (counts, anchor)
        stage = Stage(size: CGSize(width: 200, height: 300)) { Content(counts: counts, anchor: anchor) }
        stage.advance(frames: 1)
        scene = try #require(anchor.window?.windowScene)
    }

    private func toastWindow() -> PassthroughWindow {
        let window = PassthroughWindow(windowScene: scene)
        let root = UIHostingController(rootView: Toast(counts: counts))
        root.view.backgroundColor = .clear
        window.rootViewController = root
        return window
    }

    private func plainWindow(_ color: UIColor, level: UIWindow.Level = .normal) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = level
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = color
        window.isHidden = false
        return window
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) throws {
        stage.tap(at: CGPoint(x: x, y: y))
        try stage.settle()
    }

    @Test func `a window lies over the content, and lets touches through beside what it shows`() throws {
        let window = toastWindow()
        #expect(window.isHidden && scene.windows.count == 1)
        stage.advance(frames: 1)
        #expect(stage.image[100, 20] == 0xFFFF_FFFF)
        window.isHidden = false
        try stage.settle()
        #expect(stage.image[100, 20] == stage.image[60, 35] && stage.image[100, 20] != 0xFFFF_FFFF)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        try tap(100, 20)
        #expect(counts.toast == 1 && counts.behind == 0)
        try tap(100, 200)
        #expect(counts.toast == 1 && counts.behind == 1)
        try tap(20, 20)
        #expect(counts.toast == 1 && counts.behind == 2)
        #expect(scene.windows.count == 2 && scene.windows.last === window)
        #expect(window.rootViewController?.view.window === window && anchor.window !== window)
        window.isHidden = true
        try stage.settle()
        #expect(stage.image[100, 20] == 0xFFFF_FFFF && scene.windows.count == 1)
        try tap(100, 20)
        #expect(counts.toast == 1 && counts.behind == 3)
        window.isHidden = false
        try stage.settle()
        #expect(stage.image[100, 20] != 0xFFFF_FFFF)
        #expect(stage.problems == [])
    }

    @Test func `a window that lets nothing through takes all touches`() throws {
        let window = plainWindow(.clear)
        try stage.settle()
        try tap(100, 200)
        #expect(counts.behind == 0 && !window.isHidden)
    }

    @Test func `windows lie in the order of their levels`() throws {
        let high = plainWindow(UIColor(red: 0, green: 0, blue: 1, alpha: 1), level: .alert + 1)
        let low = plainWindow(UIColor(red: 0, green: 1, blue: 0, alpha: 1), level: .normal + 1)
        try stage.settle()
        #expect(scene.windows.suffix(2) == [low, high])
        #expect(stage.image[50, 50] == 0xFF00_00FF)
        high.windowLevel = .normal
        try stage.settle()
        #expect(stage.image[50, 50] == 0xFF00_FF00)
        #expect(high.rootViewController?.view.window === high)
    }

    @Test func `a window that nobody keeps goes`() throws {
        var window: UIWindow? = plainWindow(.red)
        weak let kept = window
        try stage.settle()
        #expect(stage.image[50, 50] != 0xFFFF_FFFF && window != nil)
        window = nil
        try stage.settle()
        #expect(kept == nil && stage.image[50, 50] == 0xFFFF_FFFF && scene.windows.count == 1)
    }

    @Test func `a small window keeps its frame, a full one follows its scene`() throws {
        let full = plainWindow(.clear)
        let small = UIWindow(windowScene: scene)
        small.frame = CGRect(x: 20, y: 30, width: 50, height: 60)
        small.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        small.addSubview(inner)
        small.makeKeyAndVisible()
        try stage.settle()
        #expect(stage.image[25, 35] == 0xFF00_00FF && stage.image[75, 35] == 0xFFFF_FFFF)
        #expect(inner.window === small && inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 25, y: 35))
        #expect(small.convert(CGPoint(x: 30, y: 40), from: nil) == CGPoint(x: 10, y: 10))
        stage.size = CGSize(width: 250, height: 200)
        try stage.settle()
        #expect(full.bounds.size == CGSize(width: 250, height: 200))
        #expect(full.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 250, height: 200))
        #expect(small.frame == CGRect(x: 20, y: 30, width: 50, height: 60))
        #expect(small.safeAreaInsets == .zero)
    }

    @Test func `sheets of the content lie below a window, and what its root presents above`() throws {
        let window = toastWindow()
        window.windowLevel = .alert
        window.isHidden = false
        counts.hasSheet = true
        try stage.settle()
        #expect(stage.image[100, 10] != stage.image[100, 200] && stage.image[100, 50] == stage.image[100, 200])
        let toast = stage.image[100, 20]
        try tap(100, 20)
        #expect(counts.toast == 1 && counts.hasSheet)
        let cover = UIViewController()
        cover.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        cover.modalPresentationStyle = .fullScreen
        window.rootViewController?.present(cover, animated: false)
        try stage.settle()
        #expect(stage.image[100, 20] == 0xFF00_FF00)
        cover.dismiss(animated: false)
        try stage.settle()
        #expect(stage.image[100, 20] == toast && counts.hasSheet)
    }

    @Test func `a listener finds what windows above a sheet show, and nothing behind the sheet`() throws {
        let window = UIWindow(windowScene: scene)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Saved"
        window.addSubview(label)
        window.isHidden = false
        anchor.isAccessibilityElement = true
        anchor.accessibilityLabel = "Behind"
        try stage.settle()
        #expect(stage.accessibilityElement("Saved") != nil && stage.accessibilityElement("Behind") != nil)
        counts.hasSheet = true
        try stage.settle()
        #expect(stage.accessibilityElement("Saved") != nil && stage.accessibilityElement("Behind") == nil)
    }

    @Test func `the last window that was made the key one receives keys`() {
        let first = scene.windows[0]
        #expect(first.isKeyWindow && scene.keyWindow === first && first.rootViewController != nil)
        let window = plainWindow(.clear)
        #expect(!window.isKeyWindow)
        window.makeKey()
        #expect(window.isKeyWindow)
        #expect(scene.keyWindow === window && !first.isKeyWindow)
        window.isHidden = true
        #expect(!window.isKeyWindow && first.isKeyWindow && scene.keyWindow === first)
    }

    @Test func `a window replaces its root, and both roots are told`() throws {
        final class Page: UIViewController {
            var notes: [String] = []
            override func viewDidAppear(_ animated: Bool) { notes.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { notes.append("disappeared") }
        }
        let (old, new) = (Page(), Page())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = old
        #expect(!old.isViewLoaded)
        window.isHidden = false
        try stage.settle()
        #expect(old.notes == ["appeared"] && old.view.superview === window)
        window.rootViewController = new
        try stage.settle()
        #expect(old.notes == ["appeared", "disappeared"] && old.view.superview == nil)
        #expect(new.notes == ["appeared"] && new.view.frame == window.bounds)
        window.isHidden = true
        try stage.settle()
        #expect(new.notes == ["appeared", "disappeared"])
    }

    @Test func `views added to a program's window lie over its content and below its sheets`() throws {
        let window = try #require(anchor.window)
        #expect(window.bounds.size == CGSize(width: 200, height: 300) && window === scene.windows[0])
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        bar.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        window.addSubview(bar)
        let mark = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
        mark.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        window.rootViewController?.view.addSubview(mark)
        try stage.settle()
        #expect(stage.image[100, 10] == 0xFF00_00FF && stage.image[10, 110] == 0xFF00_FF00)
        #expect(bar.window === window && mark.window === window)
        try tap(100, 10)
        #expect(counts.behind == 0)
        try tap(100, 200)
        #expect(counts.behind == 1)
        counts.hasSheet = true
        try stage.settle()
        #expect(stage.image[10, 110] != 0xFF00_FF00)
        counts.hasSheet = false
        try stage.settle()
        bar.removeFromSuperview()
        stage.advance(frames: 1)
        #expect(stage.image[100, 10] == 0xFFFF_FFFF && stage.image[10, 110] == 0xFF00_FF00)
    }

    @Test func `a root of the program's own covers the content`() throws {
        let window = try #require(anchor.window)
        let root = UIViewController()
        root.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        window.rootViewController = root
        try stage.settle()
        #expect(stage.image[100, 200] == 0xFF00_FF00 && root.view.window === window)
    }
}
