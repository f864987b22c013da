import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable @_spi(Engine) import Navigation

/// `presentationSizing(_:)` on sheets.
@MainActor struct SheetSizingTests {
    @MainActor private final class Control {
        var grow: (CGFloat) -> Void = { _ in }
    }

    private struct Shown<Sizing: PresentationSizing>: View {
        let sizing: Sizing
        let control: Control
        @State private var isShown = true
        @State private var height: CGFloat = 200

        var body: some View {
            Color.clear.sheet(isPresented: $isShown) {
                Color.red.frame(minWidth: 100, idealWidth: 300, maxWidth: .infinity)
                    .frame(minHeight: 50, idealHeight: height, maxHeight: .infinity)
                    .accessibilityLabel("content")
                    .presentationSizing(sizing)
            }
            .onAppear { control.grow = { height = $0 } }
        }
    }

    private func stage(_ sizing: some PresentationSizing, _ control: Control, width: CGFloat = 1_000) -> ViewStage {
        let stage = ViewStage(size: CGSize(width: width, height: 800), Shown(sizing: sizing, control: control))
        stage.advance(by: 2)
        return stage
    }

    private func frame(_ sizing: some PresentationSizing, width: CGFloat = 1_000) -> CGRect? {
        stage(sizing, Control(), width: width).layer("content")?.frameInWindow
    }

    @Test func `a form, a page and a fitted sheet have their sizes, at the bottom`() {
        #expect(frame(.form) == CGRect(x: 230, y: 180, width: 540, height: 620))
        #expect(frame(.page) == CGRect(x: 160, y: 34, width: 680, height: 766))
        #expect(frame(.automatic) == frame(.page))
        #expect(frame(.fitted) == CGRect(x: 350, y: 600, width: 300, height: 200))
    }

    @Test func `a sheet is no wider than its window`() {
        #expect(frame(.form, width: 400) == CGRect(x: 0, y: 180, width: 400, height: 620))
    }

    @Test func `a size is fitted along one axis`() {
        #expect(frame(.page.fitted(horizontal: false, vertical: true))?.size == CGSize(width: 680, height: 200))
        #expect(frame(.form.fitted(horizontal: true, vertical: false))?.size == CGSize(width: 300, height: 620))
    }

    @Test func `a fitted sheet follows its content, and a sticky one grows only`() {
        let control = Control()
        let fitted = stage(.fitted, control)
        control.grow(320)
        fitted.advance(by: 1)
        #expect(fitted.layer("content")?.frameInWindow == CGRect(x: 350, y: 480, width: 300, height: 320))
        control.grow(120)
        fitted.advance(by: 1)
        #expect(fitted.layer("content")?.frameInWindow.height == 120)
        let other = Control()
        let sticky = stage(.fitted.sticky(vertical: true), other)
        other.grow(320)
        sticky.advance(by: 1)
        #expect(sticky.layer("content")?.frameInWindow.height == 320)
        other.grow(120)
        sticky.advance(by: 1)
        #expect(sticky.layer("content")?.frameInWindow.height == 320)
    }

    private struct Half: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            let ideal = root.sizeThatFits(.unspecified)
            return ProposedViewSize(width: ideal.width / 2, height: ideal.height / 2)
        }
    }

    @Test func `a program has a rule of its own`() {
        #expect(frame(Half())?.size == CGSize(width: 150, height: 100))
    }

    @Test func `heights of detents come first`() {
        struct Both: View {
            @State private var isShown = true
            var body: some View {
                Color.clear.sheet(isPresented: $isShown) {
                    Color.red.accessibilityLabel("content").presentationSizing(.form)
                        .presentationDetents([.height(250)])
                }
            }
        }
        let stage = ViewStage(size: CGSize(width: 1_000, height: 800), Both())
        stage.advance(by: 2)
        #expect(stage.layer("content")?.frameInWindow == CGRect(x: 230, y: 550, width: 540, height: 250))
    }
}
