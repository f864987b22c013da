import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// With animations disabled, presentations, pushes and scrolls take place at once: S10.7, S20, S24.9.
@MainActor struct DisabledAnimationTests {
    enum Kind: CaseIterable, Sendable { case sheet, sheetOfItem, cover, coverOfItem, popover, alert, push, pushOfPath }

    /// Means by which animations are disabled.
    enum Way: CaseIterable, Sendable { case withTransaction, modifier, valueModifier, binding }

    private struct Item: Identifiable { let id = 1 }

    private struct Program: View {
        let kind: Kind
        let way: Way
        let remote: Remote
        @State private var isShown = false

        private var shown: Binding<Bool> {
            var still = Transaction()
            still.disablesAnimations = true
            return way == .binding ? $isShown.transaction(still) : $isShown
        }

        private var item: Binding<Item?> {
            Binding(get: { isShown ? Item() : nil }, set: { isShown = $0 != nil })
        }

        private var path: Binding<[Int]> { Binding(get: { isShown ? [1] : [] }, set: { isShown = !$0.isEmpty }) }

        private var content: some View { Color.red.accessibilityLabel("content").frame(width: 100, height: 80) }

        private var ground: some View { Color.blue.accessibilityLabel("ground") }

        private func noteDismissal() { remote.log.append("dismissed") }

        @ViewBuilder private var presenting: some View {
            switch kind {
            case .sheet: ground.sheet(isPresented: $isShown, onDismiss: noteDismissal) { content }
            case .sheetOfItem: ground.sheet(item: item) { _ in content }
            case .cover: ground.fullScreenCover(isPresented: $isShown, onDismiss: noteDismissal) { content }
            case .coverOfItem: ground.fullScreenCover(item: item) { _ in content }
            case .popover: ground.popover(isPresented: $isShown) { content }
            case .alert: ground.alert("content", isPresented: $isShown) { Button("Fine") {} }
            case .push:
                NavigationStack { ground.navigationDestination(isPresented: $isShown) { content } }
            case .pushOfPath:
                NavigationStack(path: path) { ground.navigationDestination(for: Int.self) { _ in content } }
            }
        }

        @ViewBuilder private var scoped: some View {
            switch way {
            case .modifier: presenting.transaction { $0.disablesAnimations = true }
            case .valueModifier: presenting.transaction(value: isShown) { $0.disablesAnimations = true }
            case .withTransaction, .binding: presenting
            }
        }

        var body: some View {
            scoped.onAppear {
                remote.show = { value in
                    switch way {
                    case .withTransaction:
                        var still = Transaction()
                        still.disablesAnimations = true
                        withTransaction(still) { isShown = value }
                    case .modifier, .valueModifier: isShown = value
                    case .binding: shown.wrappedValue = value
                    }
                }
            }
        }
    }

    @MainActor private final class Remote {
        var show: (Bool) -> Void = { _ in }
        var log: [String] = []
    }

    @Test(arguments: Kind.allCases, Way.allCases)
    func `it is there in full in the frame in which it is shown, and gone in that in which it is not`(
        kind: Kind, way: Way
    ) throws {
        let remote = Remote()
        let stage = ViewStage(Program(kind: kind, way: way, remote: remote))
        remote.show(true)
        stage.frame()
        let layer = try #require(stage.layer("content"))
        let frame = layer.frameInWindow
        let opacity = opacity(of: layer)
        #expect(opacity == 1)
        stage.advance(by: 2)
        #expect(stage.layer("content")?.frameInWindow == frame)
        remote.show(false)
        stage.frame()
        #expect(stage.layer("content") == nil || stage.layer("content").map { self.opacity(of: $0) } == 0)
        stage.advance(by: 2)
        #expect(stage.layer("content") == nil)
        if kind == .sheet || kind == .cover { #expect(remote.log == ["dismissed"]) }
        #expect(stage.problems.isEmpty)
    }

    @Test(arguments: [Kind.sheet, .cover, .push])
    func `without that it moves, and does so again afterwards`(kind: Kind) throws {
        let remote = Remote()
        let stage = ViewStage(Program(kind: kind, way: .withTransaction, remote: remote))
        remote.show(true)
        stage.frame()
        remote.show(false)
        stage.frame()
        stage.advance(by: 1)
        let moving = Remote()
        let other = ViewStage(Moving(kind: kind, remote: moving))
        moving.show(true)
        other.frame()
        let first = try #require(other.layer("content")).frameInWindow
        other.advance(by: 2)
        #expect(other.layer("content")?.frameInWindow != first)
    }

    private struct Moving: View {
        let kind: Kind
        let remote: Remote
        @State private var isShown = false
        private var content: some View { Color.red.accessibilityLabel("content").frame(width: 100, height: 80) }
        @ViewBuilder private var presenting: some View {
            switch kind {
            case .sheet: Color.blue.sheet(isPresented: $isShown) { content }
            case .cover: Color.blue.fullScreenCover(isPresented: $isShown) { content }
            default: NavigationStack { Color.blue.navigationDestination(isPresented: $isShown) { content } }
            }
        }
        var body: some View { presenting.onAppear { remote.show = { isShown = $0 } } }
    }

    private func opacity(of layer: Layer) -> Double {
        var result = 1.0
        var current: Layer? = layer
        while let layer = current {
            result *= layer.presentedOpacity
            current = layer.superlayer
        }
        return result
    }

    private struct Scrolled: View {
        let remote: Remote
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { row in
                            Text(verbatim: "row \(row)").frame(height: 40).id(row)
                        }
                    }
                }
                .onAppear {
                    remote.show = { isStill in
                        var transaction = Transaction(animation: .linear(duration: 1))
                        transaction.disablesAnimations = isStill
                        withTransaction(transaction) { reader.scrollTo(30, anchor: .top) }
                    }
                }
            }
        }
    }

    @Test func `a scroll is there at once (S24.9)`() {
        for isStill in [true, false] {
            let remote = Remote()
            let stage = ViewStage(Scrolled(remote: remote))
            remote.show(isStill)
            stage.frame()
            stage.advance(by: 0.1)
            let top = stage.layer("row 30")?.frameInWindow.minY ?? .nan
            #expect((abs(top) < 20) == isStill)
        }
    }
}
