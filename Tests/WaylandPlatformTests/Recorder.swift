import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Delegate of a window that records its events, and fills its frames with a colour.
@MainActor final class Recorder: WindowDelegate {
    private(set) var configurations: [WindowConfiguration] = []
    private(set) var frames: [FrameTime] = []
    /// Result of ``Window/expectation(of:)`` in each frame.
    private(set) var expectations: [Double] = []
    /// Times of the updates without drawing.
    private(set) var unseen: [Double] = []
    private(set) var reports: [PresentationReport] = []
    private(set) var pointerEvents: [PointerEvent] = []
    private(set) var keyEvents: [KeyEvent] = []
    private(set) var compositions: [TextComposition] = []
    private(set) var closeRequests = 0
    private(set) var ages: [Int] = []
    /// Result of the last ``Window/draw(_:)``.
    private(set) var didDraw = true
    /// Pixel and area of the next frame's drawing; nil: the frame draws nothing.
    var fill: (pixel: UInt32, rect: PixelRect?)? = (0xFF11_2233, nil)
    /// Sets of modifier keys that were told to be held.
    private(set) var heldModifiers: [EventModifierKeys] = []
    /// Called once, in the next frame.
    var inNextFrame: (() -> Void)?
    /// Number of next frames in which another one is asked for.
    var framesToAskFor = 0

    func window(_ window: any Window, received event: WindowEvent) {
        switch event {
        case .configured(let configuration): configurations.append(configuration)
        case .frame(let time): draw(window, time)
        case .unseen(let time): goOn(window, time)
        case .presented(let report): reports.append(report)
        case .pointer(let event): pointerEvents.append(event)
        case .key(let event): keyEvents.append(event)
        case .modifiersHeld(let keys): heldModifiers.append(keys)
        case .composed(let composition): compositions.append(composition)
        case .drag(let event): received(event)
        case .closeRequested: closeRequests += 1
        }
    }

    /// Data that was dragged over the window last, and the events of drags, in words.
    private(set) var dragged: (any DraggedData)?
    private(set) var drags: [String] = []
    /// MIME type as which drags are accepted.
    var accepts: String?

    private func received(_ event: DragEvent) {
        switch event {
        case .entered(let data, let point):
            dragged = data
            drags.append("entered \(Int(point.x)) \(Int(point.y))")
            data.accept(accepts)
        case .moved(let point): drags.append("moved \(Int(point.x)) \(Int(point.y))")
        case .left: drags.append("left")
        case .dropped: drags.append("dropped")
        }
    }

    func forgetInput() {
        pointerEvents = []
        keyEvents = []
        compositions = []
    }

    private func goOn(_ window: any Window, _ time: Double) {
        unseen.append(time)
        guard framesToAskFor > 0 else { return }
        framesToAskFor -= 1
        window.requestFrame()
    }

    private func draw(_ window: any Window, _ time: FrameTime) {
        frames.append(time)
        if let action = inNextFrame {
            inNextFrame = nil
            action()
        }
        expectations.append(window.expectation(of: time))
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

/// A window on a fake compositor, mapped and at rest.
@MainActor struct Scene {
    let compositor: FakeCompositor
    let session: FakeSession
    let recorder = Recorder()
    let window: any Window
    let fake: FakeWindow

    /// - Throws: if the compositor has no window then.
    init(
        offering offer: FakeCompositor.Offer = .usual, outputScale: Int = 1, isOld: Bool = false, patience: Double = 0,
        options: WindowOptions = WindowOptions(
            title: "Cards", applicationID: "org.example.cards", size: CGSize(width: 40, height: 30))
    ) throws {
        compositor = try #require(FakeCompositor(offering: offer, outputScale: outputScale, isOld: isOld))
        session = try FakeSession(compositor, patience: patience)
        window = try session.host.openWindow(options, delegate: recorder)
        #expect(session.pump())
        fake = try #require(compositor.windows.first)
    }

    /// Refreshes until everything that was drawn is on the screen and nothing is awaited.
    func rest() { session.rest(fake) }
}
