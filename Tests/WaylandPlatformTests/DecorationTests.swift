import FakeCompositor
import Foundation
import Platform
import Testing

@testable import WaylandPlatform

/// Decoration that a window draws itself where the compositor draws none.
@MainActor struct DecorationTests {
    private static let offer: FakeCompositor.Offer = [.shell, .seat, .presentation, .subsurfaces]
    private static let bar = Int(TitleBar.height)
    private static let reach = Int(WindowShadowLook.reach)

    /// Makes a window of 300 × 200 points.
    ///
    /// - Throws: if the compositor has no window then.
    private func scene(
        _ offer: FakeCompositor.Offer = offer, outputScale: Int = 1, minimum: CGSize? = nil, maximum: CGSize? = nil
    ) throws -> DecoratedScene {
        try DecoratedScene(
            offer, outputScale: outputScale,
            WindowOptions(
                title: "Cards", applicationID: "org.example.cards", size: CGSize(width: 300, height: 200),
                minimumSize: minimum, maximumSize: maximum))
    }

    // MARK: Where it is

    @Test func `a title bar lies above the content and a shadow around both, and the content is as large as it was`()
        throws
    {
        let scene = try scene()
        let frames = scene.parts.map { CGRect(origin: $0.position, size: scene.size(of: $0)) }
        #expect(
            frames == [
                CGRect(x: 0, y: -40, width: 300, height: 40),
                CGRect(x: -40, y: -80, width: 380, height: 40),
                CGRect(x: -40, y: 200, width: 380, height: 40),
                CGRect(x: -40, y: -40, width: 40, height: 240),
                CGRect(x: 300, y: -40, width: 40, height: 240),
            ])
        #expect(scene.fake.geometry == CGRect(x: 0, y: -40, width: 300, height: 240))
        #expect(scene.window.size == CGSize(width: 300, height: 200))
        #expect(scene.fake.commits.map(\.width) == [300] && scene.fake.commits.map(\.height) == [200])
        #expect(scene.painter.looks.map(\.title) == ["Cards"])
    }

    @Test func `sizes that the compositor speaks of have the bar in them`() throws {
        let scene = try scene(minimum: CGSize(width: 100, height: 50), maximum: CGSize(width: 900, height: 700))
        #expect(scene.fake.minimumSize == CGSize(width: 100, height: 90))
        #expect(scene.fake.maximumSize == CGSize(width: 900, height: 740))
        scene.configure(width: 500, height: 400)
        #expect(scene.window.size == CGSize(width: 500, height: 360))
        #expect(scene.fake.geometry == CGRect(x: 0, y: -40, width: 500, height: 400))
        scene.configure(width: 1, height: 1)
        #expect(scene.window.size == CGSize(width: 1, height: 1), "never less than a point")
    }

    @Test(arguments: [2, 3])
    func `is drawn in the output's pixels`(scale: Int) throws {
        let scene = try scene(outputScale: scale)
        #expect(scene.parts.map { $0.commits.last?.width } == [300, 380, 380, 40, 40].map { $0 * scale })
        #expect(scene.parts.map { $0.commits.last?.bufferScale } == [Int?](repeating: scale, count: 5))
        #expect(scene.painter.scales == [Double(scale)])
    }

    @Test func `is crisp at fractional scales too`() throws {
        let scene = try scene(Self.offer.union(.fractionalScale))
        scene.fake.preferScale(1.25)
        scene.settle()
        #expect(scene.parts.map { $0.commits.last?.height } == [50, 50, 50, 300, 300])
        #expect(scene.parts.first?.commits.last?.destination == CGSize(width: 300, height: 40))
    }

    // MARK: When it is there

    @Test func `a maximised window has a bar and nothing around it, a fullscreen one has neither`() throws {
        let scene = try scene()
        scene.configure(width: 1280, height: 800, states: [1, 4])
        #expect(scene.parts.map(\.position) == [CGPoint(x: 0, y: -40)])
        #expect(scene.window.size == CGSize(width: 1280, height: 760))
        #expect(scene.painter.looks.last?.isMaximized == true)
        #expect(scene.painter.looks.last?.roundsLeft == false)
        scene.configure(width: 1280, height: 800, states: [2, 4])
        #expect(scene.parts.isEmpty)
        #expect(scene.window.size == CGSize(width: 1280, height: 800))
        #expect(scene.fake.geometry == CGRect(x: 0, y: 0, width: 1280, height: 800))
        scene.configure(states: [4])
        #expect(scene.parts.count == 5)
        #expect(scene.window.size == CGSize(width: 300, height: 200), "as it was before")
    }

    @Test func `where a window is tiled it has no shadow, and square corners`() throws {
        let scene = try scene()
        // left, top and bottom, by the numbers of xdg_toplevel.state.
        scene.configure(width: 640, height: 800, states: [4, 5, 7, 8])
        #expect(scene.parts.map(\.position) == [CGPoint(x: 0, y: -40), CGPoint(x: 640, y: -40)])
        #expect(scene.painter.looks.last?.roundsLeft == false && scene.painter.looks.last?.roundsRight == false)
        scene.configure(states: [4])
        #expect(scene.window.size == CGSize(width: 300, height: 200))
    }

    @Test func `the compositor's own decorations are taken where it has them, and left where it takes them back`()
        throws
    {
        let scene = try scene(Self.offer.union(.decorations))
        #expect(scene.parts.isEmpty && scene.fake.geometry == nil)
        scene.compositor.decide(decorationMode: 1)
        scene.configure(width: 300, height: 240)
        #expect(scene.parts.count == 5)
        #expect(scene.window.size == CGSize(width: 300, height: 200))
        scene.compositor.decide(decorationMode: 2)
        scene.configure(width: 300, height: 200)
        #expect(scene.parts.isEmpty)
        #expect(scene.window.size == CGSize(width: 300, height: 200))
        #expect(scene.fake.geometry == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    // MARK: What it costs

    @Test func `a hundred frames of the content draw and commit nothing of it`() throws {
        let scene = try scene()
        scene.recorder.framesToAskFor = 5
        scene.window.requestFrame()
        scene.settle()
        let (paints, commits) = (scene.painter.count, scene.parts.map(\.commits.count))
        let objects = scene.session.host.liveObjectCount
        scene.recorder.framesToAskFor = 100
        scene.window.requestFrame()
        scene.settle()
        #expect(scene.recorder.frames.count > 100)
        #expect(scene.painter.count == paints)
        #expect(scene.parts.map(\.commits.count) == commits)
        #expect(scene.session.host.liveObjectCount == objects)
    }

    @Test func `the focus's going changes the frame, with one commit and no frame of the content`() throws {
        let scene = try scene()
        scene.recorder.fill = nil
        let (commits, empty) = (scene.fake.commits.count, scene.fake.emptyCommits)
        let serial = scene.configure(width: 300, height: 240, states: [])
        #expect(scene.painter.looks.last?.isActive == false)
        #expect(scene.fake.commits.count == commits && scene.fake.emptyCommits == empty + 1)
        #expect(scene.fake.acknowledged.last == serial)
    }

    @Test func `a part that was drawn again keeps one buffer`() throws {
        let scene = try scene()
        scene.recorder.framesToAskFor = 5
        scene.window.requestFrame()
        scene.settle()
        let (pools, objects) = (scene.compositor.poolsMade, scene.session.host.liveObjectCount)
        scene.configure(width: 300, height: 240, states: [])
        // The compositor shows the first buffer of a part until another is committed.
        #expect(scene.compositor.poolsMade > pools)
        scene.recorder.framesToAskFor = 5
        scene.window.requestFrame()
        scene.settle()
        #expect(scene.session.host.liveObjectCount == objects)
    }

    @Test func `closing leaves nothing behind`() throws {
        let scene = try scene()
        scene.window.close()
        scene.session.pump()
        #expect(scene.compositor.surfaces.filter { !$0.isDestroyed }.isEmpty)
    }

    // MARK: What it does

    @Test func `the title drags the window once the pointer has moved, and a click does nothing`() throws {
        let scene = try scene()
        let bar = scene.parts[0]
        scene.compositor.movePointer(into: bar, at: CGPoint(x: 100, y: 20))
        scene.compositor.pressButton(true)
        scene.compositor.movePointer(to: CGPoint(x: 102, y: 20))
        scene.settle()
        #expect(scene.fake.wishes.isEmpty)
        scene.compositor.movePointer(to: CGPoint(x: 105, y: 20))
        scene.settle()
        #expect(scene.fake.wishes == [.move])
        #expect(scene.recorder.pointerEvents.isEmpty, "views hear nothing of it")
    }

    @Test
    func `a double click maximises and restores, a slow one does not, and the secondary button asks for the menu`()
        throws
    {
        let scene = try scene()
        scene.compositor.movePointer(into: scene.parts[0], at: CGPoint(x: 100, y: 20))
        func click(_ milliseconds: UInt32, button: UInt32 = 0x110) {
            scene.compositor.pressButton(true, button: button, milliseconds: milliseconds)
            scene.compositor.pressButton(false, button: button, milliseconds: milliseconds + 20)
        }
        click(1_000)
        click(1_500)
        scene.settle()
        #expect(scene.fake.wishes.isEmpty)
        click(1_700)
        scene.settle()
        #expect(scene.fake.wishes == [.maximize])
        click(5_000, button: 0x111)
        scene.settle()
        #expect(scene.fake.wishes == [.maximize, .menu(CGPoint(x: 100, y: 20))])
        scene.configure(width: 1280, height: 800, states: [1, 4])
        click(9_000)
        click(9_100)
        scene.settle()
        #expect(scene.fake.wishes.last == .unmaximize)
    }

    @Test(arguments: [
        (TitleBarButton.minimize, FakeWindow.Wish?.some(.minimize)), (.maximize, .maximize), (.close, nil),
    ])
    func `buttons look touched while they are, and act when they are let go of`(
        button: TitleBarButton, wish: FakeWindow.Wish?
    ) throws {
        let scene = try scene()
        let bar = TitleBar(width: 300, buttons: TitleBarButtons())
        let rect = try #require(bar.buttonRects.first { $0.button == button }?.rect)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        scene.compositor.movePointer(into: scene.parts[0], at: middle)
        scene.settle()
        #expect(scene.painter.looks.last?.hovered == button && scene.painter.looks.last?.pressed == nil)
        scene.compositor.pressButton(true)
        scene.settle()
        #expect(scene.painter.looks.last?.pressed == button)
        // Released beside the button, it does nothing.
        scene.compositor.movePointer(to: CGPoint(x: 100, y: 20))
        scene.compositor.pressButton(false)
        scene.settle()
        #expect(scene.fake.wishes.isEmpty && scene.recorder.closeRequests == 0)
        #expect(scene.painter.looks.last?.hovered == nil)
        scene.compositor.movePointer(to: middle)
        scene.compositor.pressButton(true)
        scene.compositor.pressButton(false)
        scene.settle()
        #expect(scene.fake.wishes == (wish.map { [$0] } ?? []))
        #expect(scene.recorder.closeRequests == (button == .close ? 1 : 0))
        #expect(scene.painter.shadows == 4, "of the shadow nothing was drawn again")
    }

    @Test func `a finger drags the title and presses buttons`() throws {
        let scene = try scene()
        scene.compositor.setCapabilities([.touch])
        scene.settle()
        let bar = scene.parts[0]
        scene.compositor.touchDown(bar, finger: 3, at: CGPoint(x: 100, y: 20))
        scene.compositor.touchMove(finger: 3, to: CGPoint(x: 120, y: 30))
        scene.compositor.touchUp(finger: 3)
        scene.settle()
        #expect(scene.fake.wishes == [.move])
        scene.compositor.touchDown(bar, finger: 4, at: CGPoint(x: 280, y: 20), milliseconds: 5_000)
        scene.settle()
        #expect(scene.painter.looks.last?.pressed == .close)
        scene.compositor.touchUp(finger: 4, milliseconds: 5_100)
        scene.settle()
        #expect(scene.recorder.closeRequests == 1)
        #expect(scene.painter.looks.last?.hovered == nil)
        #expect(scene.recorder.pointerEvents.isEmpty)
    }

    @Test func `keys on a part of the decoration are the window's, as after a click there in Weston`() throws {
        let scene = try scene()
        scene.compositor.focusKeyboard(scene.fake)
        for part in scene.parts {
            scene.compositor.unfocusKeyboard(scene.fake)
            scene.compositor.focusKeyboard(part)
            scene.compositor.pressKey(30, true)
            scene.settle()
            #expect(scene.recorder.keyEvents.map(\.phase) == [.down])
            scene.compositor.unfocusKeyboard(part)
            scene.settle()
            #expect(scene.recorder.keyEvents.map(\.phase) == [.down, .up], "the key does not stay held")
            scene.compositor.focusKeyboard(scene.fake)
            scene.recorder.forgetInput()
        }
        #expect(scene.parts.count == 5)
    }

    @Test func `an input method composes while the title bar has the keyboard`() throws {
        let scene = try scene(Self.offer.union(.textInput))
        let method = try #require(scene.compositor.textInput)
        scene.window.setTextInput(
            TextInputState(
                text: "a", anchor: 1, head: 1, caret: CGRect(x: 0, y: 0, width: 1, height: 15), isSecret: false,
                followsMethod: false))
        method.enter(scene.parts[0])
        scene.settle()
        #expect(method.told.map(\.isEnabled) == [true])
        method.type("b")
        method.done()
        scene.settle()
        #expect(scene.recorder.compositions.map(\.typed) == ["b"])
    }

    @Test func `edges can be dragged from outside, the corners both ways, and only there input is taken`() throws {
        let scene = try scene()
        let (top, right) = (scene.parts[1], scene.parts[4])
        #expect(top.inputRegion == CGRect(x: 30, y: 30, width: 320, height: 10))
        #expect(right.inputRegion == CGRect(x: 0, y: 0, width: 10, height: 240))
        scene.compositor.movePointer(into: top, at: CGPoint(x: 190, y: 35))
        scene.compositor.pressButton(true)
        scene.compositor.pressButton(false)
        scene.compositor.movePointer(outOf: top)
        scene.compositor.movePointer(into: right, at: CGPoint(x: 4, y: 235))
        scene.compositor.pressButton(true)
        scene.settle()
        #expect(scene.fake.wishes == [.resize(edges: 1), .resize(edges: 2 | 8)])
    }

    @Test func `a window of one size has no edges to drag and cannot be maximised`() throws {
        let size = CGSize(width: 300, height: 200)
        let scene = try scene(minimum: size, maximum: size)
        #expect(scene.parts.dropFirst().map { $0.inputRegion?.isEmpty } == [true, true, true, true])
        #expect(scene.painter.looks.last?.bar.buttons.right == [.minimize, .close])
        scene.compositor.movePointer(into: scene.parts[0], at: CGPoint(x: 100, y: 20))
        for stamp: UInt32 in [0, 100] {
            scene.compositor.pressButton(true, milliseconds: stamp)
            scene.compositor.pressButton(false, milliseconds: stamp)
        }
        scene.settle()
        #expect(scene.fake.wishes.isEmpty)
    }

    @Test func `a title and a style that change are shown`() throws {
        let scene = try scene()
        scene.window.setTitle("Other cards")
        scene.settle()
        scene.window.setDecorationStyle(
            DecorationStyle(isDark: true, buttons: TitleBarButtons(left: [.close], right: [])))
        scene.settle()
        #expect(scene.painter.looks.map(\.title).last == "Other cards")
        #expect(scene.painter.looks.last?.isDark == true)
        #expect(scene.painter.looks.last?.bar.buttons == TitleBarButtons(left: [.close], right: []))
    }

    @Test func `the token that the program was started with is used once, by its first window`() throws {
        let compositor = try #require(FakeCompositor(offering: [.shell, .activation]))
        let session = try FakeSession(compositor)
        session.host.activationToken = "from the launcher"
        let options = WindowOptions(title: "", applicationID: "", size: nil)
        let delegates = [Recorder(), Recorder()]
        for delegate in delegates { _ = try session.host.openWindow(options, delegate: delegate) }
        session.pump()
        #expect(compositor.activations.map(\.token) == ["from the launcher"])
        #expect(compositor.activations.first?.window === compositor.windows.first)
    }
}
