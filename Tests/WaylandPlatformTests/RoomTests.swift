import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Sizes that a window chooses, on screens that are smaller than the window would be.
@MainActor struct RoomTests {
    private nonisolated static let offer: FakeCompositor.Offer = [.shell, .seat, .presentation, .subsurfaces]

    /// Makes a window of 960 × 720 points with a title bar of its own.
    ///
    /// - Throws: if the compositor has no window then.
    private func scene(
        _ offer: FakeCompositor.Offer = offer, screen: (width: Int, height: Int), scale: Int = 1,
        minimum: CGSize? = nil
    ) throws -> DecoratedScene {
        try DecoratedScene(
            offer, outputScale: scale, screen: screen,
            WindowOptions(
                title: "Cards", applicationID: "", size: CGSize(width: 960, height: 720), minimumSize: minimum))
    }

    @Test func `opens with its title bar on a screen that is too low`() throws {
        let scene = try scene(screen: (1024, 720))
        #expect(scene.recorder.configurations.map(\.size) == [CGSize(width: 960, height: 680)])
        #expect(scene.fake.geometry == CGRect(x: 0, y: -40, width: 960, height: 720))
        #expect(scene.fake.commits.map(\.height) == [680])
    }

    @Test func `opens in the wanted size where that fits, to the point`() throws {
        #expect(try scene(screen: (960, 760)).window.size == CGSize(width: 960, height: 720))
        #expect(try scene(screen: (959, 759)).window.size == CGSize(width: 959, height: 719))
    }

    @Test func `points count, not pixels`() throws {
        let scene = try scene(screen: (1800, 1400), scale: 2)
        #expect(scene.window.size == CGSize(width: 900, height: 660))
        #expect(scene.fake.commits.last?.width == 1800 && scene.fake.commits.last?.height == 1320)
    }

    @Test func `bounds of the compositor come before the size of the output`() throws {
        let compositor = try #require(FakeCompositor(offering: Self.offer))
        compositor.configuresByItself = false
        let session = try FakeSession(compositor)
        session.host.decorationPainter = RecordingPainter()
        let recorder = Recorder()
        let window = try session.host.openWindow(
            WindowOptions(title: "", applicationID: "", size: CGSize(width: 2000, height: 2000)), delegate: recorder)
        session.pump()
        let fake = try #require(compositor.windows.first)
        fake.sendBounds(width: 1600, height: 1100)
        fake.configure()
        session.pump()
        #expect(window.size == CGSize(width: 1600, height: 1060))
        compositor.setOutput(scale: 1, size: (800, 600))
        session.pump()
        #expect(window.size == CGSize(width: 1600, height: 1060), "the compositor has not changed its mind")
    }

    @Test func `becomes smaller with its screen, and as large as it was when that grows again`() throws {
        let scene = try scene(screen: (1280, 800))
        #expect(scene.window.size == CGSize(width: 960, height: 720))
        scene.compositor.setOutput(scale: 1, size: (900, 600))
        scene.settle()
        #expect(scene.window.size == CGSize(width: 900, height: 560))
        #expect(scene.fake.geometry == CGRect(x: 0, y: -40, width: 900, height: 600))
        #expect(scene.fake.commits.last?.height == 560)
        #expect(scene.painter.looks.last?.bar.width == 900)
        scene.compositor.setOutput(scale: 2, size: (900, 600))
        scene.settle()
        #expect(scene.window.size == CGSize(width: 450, height: 260))
        #expect(scene.fake.commits.last?.height == 520)
        scene.compositor.setOutput(scale: 1, size: (1280, 800))
        scene.settle()
        #expect(scene.window.size == CGSize(width: 960, height: 720))
        #expect(
            scene.recorder.configurations.map(\.size.height) == [720, 560, 260, 720],
            "one configuration for each change")
    }

    @Test func `draws nothing for a change of its screen that leaves room enough`() throws {
        let scene = try scene(screen: (1920, 1200))
        let commits = scene.fake.commits.count
        scene.compositor.setOutput(scale: 1, size: (1600, 1000))
        scene.settle()
        #expect(scene.fake.commits.count == commits)
        #expect(scene.recorder.configurations.count == 1)
    }

    @Test func `a size that the user gave it is kept, and what the screen allows of it is shown`() throws {
        let scene = try scene(screen: (1280, 800))
        scene.configure(width: 1200, height: 790)
        #expect(scene.window.size == CGSize(width: 1200, height: 750))
        scene.compositor.setOutput(scale: 1, size: (1000, 700))
        scene.settle()
        #expect(scene.window.size == CGSize(width: 1000, height: 660))
        scene.compositor.setOutput(scale: 1, size: (1280, 800))
        scene.settle()
        #expect(scene.window.size == CGSize(width: 1200, height: 750))
        scene.configure(width: 1400, height: 900)
        #expect(scene.window.size == CGSize(width: 1400, height: 860), "sizes of the compositor are not doubted")
    }

    @Test func `a maximised window is as large as the compositor says, and floats within its screen afterwards`() throws
    {
        let scene = try scene(screen: (1280, 800))
        scene.configure(width: 1280, height: 800, states: [1, 4])
        scene.compositor.setOutput(scale: 1, size: (800, 500))
        scene.settle()
        #expect(scene.window.size == CGSize(width: 1280, height: 760), "until the compositor says another size")
        scene.configure(width: 800, height: 500, states: [1, 4])
        #expect(scene.window.size == CGSize(width: 800, height: 460))
        scene.configure()
        #expect(scene.window.size == CGSize(width: 800, height: 460))
        scene.compositor.setOutput(scale: 1, size: (1280, 800))
        scene.settle()
        #expect(scene.window.size == CGSize(width: 960, height: 720))
    }

    @Test func `content that needs more is shown in full, beyond the lower edge`() throws {
        let scene = try scene(screen: (800, 500), minimum: CGSize(width: 300, height: 600))
        #expect(scene.window.size == CGSize(width: 800, height: 600))
        #expect(scene.fake.minimumSize == CGSize(width: 300, height: 640))
    }

    @Test func `of several screens the smallest counts, until the window is on one`() throws {
        let compositor = try #require(FakeCompositor(offering: Self.offer))
        compositor.setOutput(scale: 1, size: (800, 600))
        let other = compositor.plugIn(scale: 1)  // 1920 × 1200
        compositor.configuresByItself = false
        let session = try FakeSession(compositor)
        let recorder = Recorder()
        let window = try session.host.openWindow(
            WindowOptions(title: "", applicationID: "", size: CGSize(width: 960, height: 720)), delegate: recorder)
        session.pump()
        let fake = try #require(compositor.windows.first)
        fake.configure()
        #expect(window.size == CGSize(width: 960, height: 720), "nothing is drawn yet")
        session.pump()
        #expect(recorder.configurations.first?.size == CGSize(width: 800, height: 560))
        session.rest(fake)
        #expect(window.size == CGSize(width: 800, height: 560), "it is on the small one")
        fake.enter(other)
        session.pump()
        session.rest(fake)
        #expect(window.size == CGSize(width: 960, height: 720), "on the way to the large one")
        fake.leave(other)
        session.pump()
        session.rest(fake)
        #expect(window.size == CGSize(width: 800, height: 560))
    }

    // MARK: Weston

    @Test func `on Weston it is placed in the size with its title bar, and its first frame moves down`() throws {
        let scene = try scene(Self.offer.union(.westonShell), screen: (1024, 720))
        #expect(scene.fake.commits.map(\.height) == [720, 680])
        #expect(scene.fake.commits.map(\.width) == [960, 960])
        #expect(scene.fake.offset == CGPoint(x: 0, y: 40))
        #expect(scene.fake.commits.map(\.asksForCallback) == [false, true])
        #expect(scene.recorder.frames.count == 1 && scene.recorder.ages == [0])
        #expect(scene.fake.acknowledged.count == 1)
        #expect(scene.fake.screen?[0, 0] == 0xFF11_2233)
        // The blank one's memory is used for the frames that follow.
        for _ in 0..<4 {
            scene.window.requestFrame()
            scene.settle()
        }
        #expect(scene.fake.commits.suffix(4).allSatisfy { $0.height == 680 })
        #expect(scene.recorder.ages.dropFirst().first == 0 && scene.compositor.poolsMade <= 2 + scene.parts.count * 2)
        #expect(scene.fake.offset == CGPoint(x: 0, y: 40), "moved once")
    }

    @Test(arguments: [FakeCompositor.Offer.usual, .usual.union(.westonShell), offer])
    func `where no title bar is drawn, or the window is placed with it, the first commit is the first frame`(
        offer: FakeCompositor.Offer
    ) throws {
        let scene = try scene(offer, screen: (1024, 720))
        #expect(scene.fake.commits.count == 1)
        #expect(scene.fake.offset == .zero)
    }
}
