import FakeCompositor
import Foundation
import Platform
import Testing

@testable import WaylandPlatform

/// A decorated window on a fake compositor, mapped and at rest.
@MainActor struct DecoratedScene {
    let compositor: FakeCompositor
    let session: FakeSession
    let recorder = Recorder()
    let painter = RecordingPainter()
    let window: any Window
    let fake: FakeWindow

    /// - Throws: if the compositor has no window then.
    init(
        _ offer: FakeCompositor.Offer, outputScale: Int, screen: (width: Int, height: Int) = (1280, 800),
        _ options: WindowOptions
    ) throws {
        compositor = try #require(FakeCompositor(offering: offer, outputScale: outputScale))
        compositor.setOutput(scale: outputScale, size: screen)
        session = try FakeSession(compositor)
        session.host.decorationPainter = painter
        window = try session.host.openWindow(options, delegate: recorder)
        session.pump()
        fake = try #require(compositor.windows.first)
        settle()
    }

    var parts: [FakeWindow] { compositor.parts(of: fake) }

    func size(of part: FakeWindow) -> CGSize {
        guard let commit = part.commits.last else { return .zero }
        return CGSize(width: commit.width / commit.bufferScale, height: commit.height / commit.bufferScale)
    }

    @discardableResult func configure(width: Int = 0, height: Int = 0, states: [UInt32] = [4]) -> UInt32 {
        let serial = fake.configure(width: width, height: height, states: states)
        settle()
        return serial
    }

    func settle() {
        session.pump()
        while fake.outstandingCallbacks > 0 { session.refresh(fake) }
    }
}

/// Records the looks that it was to draw, and draws nothing.
@MainActor final class RecordingPainter: DecorationPainter {
    private(set) var looks: [TitleBarLook] = []
    private(set) var shadows = 0
    private(set) var scales: Set<Double> = []
    var count: Int { looks.count + shadows }

    func paint(_ look: TitleBarLook, over shadow: WindowShadowLook?, scale: Double, into buffer: PixelBuffer) {
        looks.append(look)
        scales.insert(scale)
    }

    func paint(_ shadow: WindowShadowLook, in area: CGRect, scale: Double, into buffer: PixelBuffer) {
        shadows += 1
        scales.insert(scale)
    }
}
