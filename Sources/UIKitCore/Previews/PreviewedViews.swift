import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// View of UIKit as a preview shows it: as large as the device, or else as large as it wants to be.
struct PreviewedUIView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }

    func updateUIView(_ uiView: UIView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        guard let width = proposal.width, let height = proposal.height else { return nil }
        return CGSize(width: width, height: height)
    }
}

/// Controller of UIKit as a preview shows it, as ``PreviewedUIView``.
struct PreviewedUIViewController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? {
        guard let width = proposal.width, let height = proposal.height else { return nil }
        return CGSize(width: width, height: height)
    }
}
