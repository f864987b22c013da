import CairoRenderer
public import Foundation
import Geometry
import Runtime
public import UIKitCore
import ViewGraph
import Views

extension UIView {
    /// Draws this view and its subviews, as they are on screen, into the image that is being drawn, stretched to `rect`.
    ///
    /// - Parameters:
    ///   - rect: place in the image, in points.
    ///   - afterUpdates: true to draw changes of this update too. A view in a window is drawn as it is when the image is made.
    /// - Returns: false if no image is being drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = ImageContexts.current else { return false }
        layer.draw(in: rect, of: context) { $0.addArranged(self) }
        return true
    }

    /// A view that shows this view as it is now, without its behaviour; nil for a view without a size.
    @preconcurrency public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: .zero, size: bounds.size)
        return view
    }

    /// Shows `view` in this one, where it is not in another.
    fileprivate func addArranged(_ view: UIView) {
        if view.superview == nil { addSubview(view) }
    }
}

extension CALayer {
    /// Draws this layer and its sublayers into `context`, at the origin.
    @preconcurrency @MainActor public func render(in context: CGContext) {
        draw(in: CGRect(origin: .zero, size: bounds.size), of: context) { $0.layer.addSublayer(self) }
    }

    /// Draws the layer into `rect`. A layer that is in no window is put into one for as long: `add` adds it to a view.
    @MainActor fileprivate func draw(in rect: CGRect, of context: CGContext, add: (UIView) -> Void) {
        if let shown = shownLayer {
            context.draw { $0.draw(shown, in: rect) }
            return
        }
        guard superlayer == nil, bounds.width > 0, bounds.height > 0 else { return }
        let holder = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        let place = frame
        frame = CGRect(origin: .zero, size: bounds.size)
        add(holder)
        let scale = ImageContexts.scale
        let renderer = ImageRenderer(content: HeldViewContent(view: holder, size: bounds.size))
        renderer.scale = scale
        let picture = renderer.picture()
        // The view leaves the renderer's window while that is there.
        renderer.content = HeldViewContent(view: nil, size: bounds.size)
        _ = renderer.contentSize
        for view in holder.subviews { view.removeFromSuperview() }
        removeFromSuperlayer()
        frame = place
        guard let picture, let data = UIImage.bytes({ Data(try PNGFile.encode(picture)) }),
            let image = UIImage(data: data, scale: scale).map({ Image(uiImage: $0) })
        else { return }
        context.draw { $0.draw(image, in: rect) }
    }
}

/// A view, or the place of one that has left.
private struct HeldViewContent: View {
    let view: UIView?
    let size: CGSize

    var body: some View {
        ZStack { if let view { HeldView(view: view) } }.frame(width: size.width, height: size.height)
    }
}

/// A view that exists already.
private struct HeldView: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
