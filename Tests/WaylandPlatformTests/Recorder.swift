import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// A window's delegate that remembers what it heard, and fills its frames as told.
@MainActor final class Recorder: WindowDelegate {
    private(set) var configurations: [WindowConfiguration] = []
    private(set) var frames: [FrameTime] = []
    private(set) var reports: [PresentationReport] = []
    private(set) var pointerEvents: [PointerEvent] = []
    private(set) var keyEvents: [KeyEvent] = []
    private(set) var closeRequests = 0
    private(set) var ages: [Int] = []
    /// What the last ``Window/draw(_:)`` returned.
    private(set) var didDraw = true
    /// The pixel that the next frame is filled with, and where; nil: the frame draws nothing.
    var fill: (pixel: UInt32, rect: PixelRect?)? = (0xFF11_2233, nil)
    /// Asks for another frame from within each of the next frames.
    var framesToAskFor = 0

    func window(_ window: any Window, received event: WindowEvent) {
        switch event {
        case .configured(let configuration): configurations.append(configuration)
        case .frame(let time): draw(window, time)
        case .presented(let report): reports.append(report)
        case .pointer(let event): pointerEvents.append(event)
        case .key(let event): keyEvents.append(event)
        case .closeRequested: closeRequests += 1
        }
    }

    func forgetInput() {
        pointerEvents = []
        keyEvents = []
    }

    private func draw(_ window: any Window, _ time: FrameTime) {
        frames.append(time)
        if framesToAskFor > 0 {
            framesToAskFor -= 1
            window.requestFrame()
        }
        guard let fill else { return }
        didDraw = window.draw { buffer in
            ages.append(buffer.age)
            let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
            let rect = (fill.rect ?? whole).intersection(whole)
            for y in rect.y..<rect.maxY {
                let row = unsafe buffer.bytes.advanced(by: y * buffer.stride).assumingMemoryBound(to: UInt32.self)
                for x in rect.x..<rect.maxX { unsafe row[x] = fill.pixel }
            }
            return [rect]
        }
    }
}

/// A window on a fake desktop, mapped and at rest.
@MainActor struct Scene {
    let compositor: FakeCompositor
    let session: FakeSession
    let recorder = Recorder()
    let window: any Window
    let fake: FakeWindow

    init(
        offering offer: FakeCompositor.Offer = .usual, outputScale: Int = 1,
        options: WindowOptions = WindowOptions(
            title: "Cards", applicationID: "org.example.cards", size: CGSize(width: 40, height: 30))
    ) throws {
        compositor = try #require(FakeCompositor(offering: offer, outputScale: outputScale))
        session = try FakeSession(compositor)
        window = try session.host.openWindow(options, delegate: recorder)
        #expect(session.pump())
        fake = try #require(compositor.windows.first)
    }

    /// Everything that was drawn is on the screen, and nobody waits for anything.
    func rest() {
        while fake.outstandingCallbacks > 0 { session.refresh(fake) }
    }
}
