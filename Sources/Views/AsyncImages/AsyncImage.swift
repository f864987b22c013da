public import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph

/// View of a picture at an address: of a file, of data in the address itself, or of HTTP.
///
/// The picture is loaded while the view is in the window. Remote pictures are fetched and decoded beside the main thread;
/// they stay in memory, those used last, unless their servers forbid it. Pictures of files and of data are there in the
/// first frame, so that scripted runs show them in every run alike.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    /// True if a grey rectangle takes the place of a missing picture.
    private let hasStandardPlaceholder: Bool
    @State private var phase = AsyncImagePhase.empty
    @State private var loading = PictureLoading()
    @Environment(\.pictureSource) private var source

    private init(
        _ url: URL?, _ scale: CGFloat, _ transaction: Transaction, hasStandardPlaceholder: Bool,
        content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.hasStandardPlaceholder = hasStandardPlaceholder
        self.content = content
    }

    /// The picture at `url` in its own size; a grey rectangle as long as it is not there.
    ///
    /// - Parameters:
    ///   - url: the address; nil shows the grey rectangle.
    ///   - scale: pixels per point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale, Transaction(), hasStandardPlaceholder: true) { $0.image ?? Image(EncodedPicture.empty) }
    }

    /// The picture at `url` as `content` shows it; `placeholder` as long as it is not there.
    ///
    /// - Parameters:
    ///   - url: the address; nil shows the placeholder.
    ///   - scale: pixels per point.
    ///   - content: makes the view of the picture.
    ///   - placeholder: makes the view in its place.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// The view that `content` makes for each phase of the loading.
    ///
    /// - Parameters:
    ///   - url: the address; nil stays empty.
    ///   - scale: pixels per point.
    ///   - transaction: transaction in which the phase changes.
    ///   - content: makes the view for a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(url, scale, transaction, hasStandardPlaceholder: false, content: content) }

    /// The view for the present phase.
    @MainActor public var body: some View {
        ZStack {
            if hasStandardPlaceholder && phase.image == nil {
                Color.gray.opacity(0.3)
            } else {
                content(phase)
            }
        }
        .onAppear { if phase.image == nil { load() } }
        .onDisappear { loading.cancel() }
        .onChange(of: PictureAddress(url: url, scale: scale)) { load() }
    }

    @MainActor private func load() {
        loading.load(url, scale: scale, from: source) { new in
            withTransaction(transaction) { phase = new }
        }
    }
}

private struct PictureAddress: Hashable {
    let url: URL?
    let scale: CGFloat
}
