import AnimationCore
import Controls
import Foundation
import Geometry
import Navigation
@_spi(Engine) import ViewGraph
import Views

/// Views with which a presented controller is shown: its own view, with the options of its presentation.
struct PresentedController: View {
    let controller: UIViewController
    let version: Int

    var body: some View {
        let sheet = controller.sheetPresentationController
        let isClear = controller.modalPresentationStyle.fillsWindow && !controller.modalPresentationStyle.hidesPresenter
        PresentedRoot(controller: controller)
            .ignoresSafeArea()
            .onAppear { [weak controller] in controller?.presentation?.contentAppeared() }
            .interactiveDismissDisabled(controller.isModalInPresentation)
            .presentationDetents(
                sheet?.heights ?? [.large],
                selection: Binding(get: { sheet?.height ?? .large }, set: { sheet?.peopleChose($0) })
            )
            .presentationDragIndicator(sheet?.indicator ?? .automatic)
            .presentationCornerRadius(sheet?.preferredCornerRadius)
            .presentationBackground(isClear ? AnyShapeStyle(Color.clear) : AnyShapeStyle(BackgroundStyle()))
    }
}

/// The view of a presented controller, as large as the sheet or cover.
private struct PresentedRoot: UIViewRepresentable {
    let controller: UIViewController

    func makeUIView(context: Context) -> UIView { controller.view }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}
