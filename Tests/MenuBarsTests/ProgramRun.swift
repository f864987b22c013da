@_spi(Engine) import Controls
import Foundation
import LayerTree
import OffscreenPlatform
import Platform
import SwiftUI
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// A program in offscreen windows, on a clock that the test advances.
@MainActor struct ProgramRun {
    let host = OffscreenHost(servesTimers: false, servesRunLoop: false)
    let windows: ProgramWindows

    init(_ app: some App) throws {
        let program = Runtime.Program(app: app, options: RuntimeOptions())
        windows = program.makeWindows(on: host, FrameReport(host: "offscreen", refreshRate: 60))
        try windows.main.open(on: host, program.windowOptions)
        settle()
    }

    func close(_ index: Int) {
        windows.windows[index].close()
        settle()
    }

    /// Draws frames until all that moves has come to rest.
    func settle() {
        for _ in 0..<60 { host.advance(until: .infinity) }
    }

    var main: FramePipeline { windows.main.pipeline }

    /// Texts of a window, from back to front.
    func texts(_ index: Int = 0) -> [String] { windows.windows[index].pipeline.views.layers.names }

    private var allLayers: [Layer] {
        func within(_ layer: Layer) -> [Layer] { [layer] + layer.sublayers.flatMap(within) }
        return within(main.views.layers.root)
    }

    private func title(_ row: Layer) -> String? {
        if let text = row.text ?? row.label { return text }
        return row.sublayers.lazy.compactMap { title($0) }.first
    }

    /// Titles of the menu bar of the first window.
    var titles: [String] {
        allLayers.filter { $0.text != nil && $0.frameInWindow.maxY <= 30 }
            .sorted { $0.frameInWindow.minX < $1.frameInWindow.minX }.compactMap(\.text)
    }
    /// Titles of the items of all open menus of the first window.
    var items: [String] { rows.compactMap { title($0) } }

    private var rows: [Layer] { allLayers.filter { $0.viewName == "MenuRowBox" } }

    /// Titles of highlighted items.
    var highlighted: [String] {
        rows.filter { $0.presentation.fill.opacity > 0 }.compactMap { title($0) }
    }

    private var time: Double { host.time }

    func press(_ name: String, _ characters: String = "", modifiers: Int = 0, in index: Int = 0) {
        windows.windows[index].pipeline.dispatch(
            KeyEvent(
                phase: .down, keyName: name, characters: characters, symbol: name.count == 1 ? name.first : nil,
                modifiers: EventModifierKeys(rawValue: modifiers), time: time))
        settle()
    }

    func centre(_ name: String) -> CGPoint {
        guard let frame = main.views.layers.firstLayer(named: name)?.frameInWindow else { return .zero }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func send(_ kind: PointerEvent.Kind, at point: CGPoint) {
        main.dispatch(PointerEvent(kind: kind, location: point, modifiers: EventModifierKeys(rawValue: 0), time: time))
        settle()
    }

    func tap(_ name: String) { tap(at: centre(name)) }

    func tap(at point: CGPoint) {
        send(.moved, at: point)
        send(.pressed(button: .primary), at: point)
        send(.released(button: .primary), at: point)
    }
}
