import AnimationCore
import Controls
import Foundation
import Geometry
import PreviewMessages
import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The window of `lilt preview`: a bar to choose from, the previews side by side, and errors over them.
struct PreviewWindow: View {
    let model: PreviewModel

    var body: some View {
        VStack(spacing: 0) {
            PreviewBar(model: model)
            Divider()
            previews
        }
        .overlay(alignment: .bottom) {
            if !model.problems.isEmpty {
                ProblemPanel(problems: model.problems)
                    .padding(16)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .animation(.snappy, value: model.problems)
        .background(Color.gray.opacity(0.12))
    }

    @ViewBuilder private var previews: some View {
        if model.previews.isEmpty {
            ProgressView("Building")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            ScrollView([.horizontal, .vertical]) {
                HStack(alignment: .top, spacing: 32) {
                    ForEach(model.shown) { preview in
                        PreviewCard(preview: preview, look: model.look)
                    }
                }
                .padding(32)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// A preview below its title.
private struct PreviewCard: View {
    let preview: FoundPreview
    let look: PreviewLook

    var body: some View {
        VStack(spacing: 10) {
            Text(preview.title)
                .font(.caption)
                .foregroundStyle(.secondary)
            PreviewCanvas(preview: preview, look: look)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                .overlay {
                    RoundedRectangle(cornerRadius: 14).strokeBorder(Color.gray.opacity(0.4)).allowsHitTesting(false)
                }
                .shadow(color: .black.opacity(0.15), radius: 8, y: 3)
        }
    }
}
