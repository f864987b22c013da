import Lilt
import SwiftUI
import Testing
import UIKit

/// Windows, scenes and effects of UIKit, as programs reach for them.
@MainActor struct WindowNameTests {
    @Test func `scenes and windows are found, and there may be none`() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let top = scene?.windows.first?.safeAreaInsets.top ?? 0
        let key = UIApplication.shared.windows.first { $0.isKeyWindow }
        #expect(top == 0)
        #expect(key == nil || key?.rootViewController != nil)
        UIApplication.shared.windows.first?.endEditing(true)
    }

    private struct Blur: UIViewRepresentable {
        var style = UIBlurEffect.Style.systemMaterialDark
        func makeUIView(context: Context) -> UIVisualEffectView {
            UIVisualEffectView(effect: UIBlurEffect(style: style))
        }
        func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
    }

    @Test func `a view of effects is made without one, and with a frame`() {
        #expect(UIVisualEffectView().effect == nil)
        let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.effect == nil)
        view.effect = UIBlurEffect(style: .light)
        #expect(view.effect is UIBlurEffect && view.subviews.contains(view.contentView))
    }

    private struct Wheel: UIViewRepresentable {
        func makeUIView(context: Context) -> UIActivityIndicatorView {
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            return wheel
        }
        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
    }

    @Test func `a blur and a wheel are shown`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color.red
                Blur().frame(width: 60, height: 60)
                Wheel()
            }
        }
        stage.advance(by: 0.5)
        #expect(stage.problems == [])
        let picture = stage.image
        #expect(picture[5, 5] != picture[25, 50], "the blur is tinted")
    }

    @Test func `a path of rows`() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1 && path.item == 3)
        path.row = 4
        #expect(path == IndexPath(item: 4, section: 1))
    }
}
