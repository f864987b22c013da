import SwiftUI

// A conversation: an actor behind an AsyncStream, a task that ends with its view, a lazy stack that scrolls to its end.

struct Message: Identifiable, Equatable, Sendable {
    enum Sender: Equatable, Sendable {
        case me
        case other(name: String)
    }
    let id: UUID
    let text: AttributedString
    let sender: Sender
}

actor ChatService {
    private var continuation: AsyncStream<Message>.Continuation?

    func messages() -> AsyncStream<Message> {
        let (stream, continuation) = AsyncStream.makeStream(of: Message.self, bufferingPolicy: .bufferingNewest(10))
        self.continuation = continuation
        return stream
    }

    func send(_ text: String) {
        let markdown = "You said **\(text)**"
        let reply = (try? AttributedString(markdown: markdown)) ?? AttributedString(text)
        continuation?.yield(Message(id: UUID(), text: reply, sender: .other(name: "Ada")))
    }
}

@MainActor @Observable final class ChatModel {
    var messages = (0..<12).map { number in
        Message(
            id: UUID(), text: AttributedString("Message \(number), long enough to need two lines on a telephone"),
            sender: number.isMultiple(of: 3) ? .me : .other(name: "Ada"))
    }
    var draft = ""
    @ObservationIgnored private let service = ChatService()

    func listen() async {
        for await message in await service.messages() {
            withAnimation(.spring) { messages.append(message) }
        }
    }

    func send() {
        let text = draft.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return }
        draft = ""
        withAnimation { messages.append(.init(id: .init(), text: .init(text), sender: .me)) }
        Task { [service] in await service.send(text) }
    }
}

struct Bubble: Shape {
    var isMe: Bool
    nonisolated func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: 18, bottomLeading: isMe ? 18 : 4, bottomTrailing: isMe ? 4 : 18, topTrailing: 18),
            style: .continuous)
    }
}

struct MessageView: View {
    let message: Message
    @ScaledMetric(relativeTo: .body) private var padding = 10
    private var isMe: Bool { message.sender == .me }

    var body: some View {
        HStack(alignment: .bottom) {
            if isMe { Spacer(minLength: 60) }
            Text(message.text)
                .padding(padding)
                .foregroundStyle(isMe ? .white : .primary)
                .background(
                    isMe ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.fill.secondary), in: Bubble(isMe: isMe))
            if !isMe { Spacer(minLength: 60) }
        }
        .id(message.id)
        .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
    }
}

struct ChatScreen: View {
    @State private var model = ChatModel()
    @FocusState private var isFocused: Bool
    @Namespace private var bottom

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 12) {
                        ForEach(model.messages) { MessageView(message: $0) }
                        Color.clear.frame(height: 1).id(bottom)
                    }
                    .padding(.horizontal)
                }
                .defaultScrollAnchor(.bottom)
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: model.messages.count) {
                    withAnimation(.easeOut(duration: 0.25)) { proxy.scrollTo(bottom, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { inputBar }
            .navigationTitle("Ada")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Text("Ada Lovelace").font(.headline)
                        Text("online").font(.caption).foregroundStyle(.secondary)
                    }
                }
                ToolbarItem(placement: .keyboard) { Button("Close") { isFocused = false } }
            }
        }
        .task { await model.listen() }
    }

    private var inputBar: some View {
        HStack(alignment: .bottom, spacing: 8) {
            TextField("Message", text: $model.draft, axis: .vertical)
                .lineLimit(1...5)
                .textFieldStyle(.plain)
                .focused($isFocused)
                .submitLabel(.send)
                .onSubmit(model.send)
                .padding(.horizontal, 12).padding(.vertical, 8)
                .background(.background, in: RoundedRectangle(cornerRadius: 20))
                .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(.separator) }
            Button("Send", systemImage: "arrow.up.circle.fill", action: model.send)
                .labelStyle(.iconOnly)
                .font(.title)
                .disabled(model.draft.isEmpty)
        }
        .padding(.horizontal).padding(.vertical, 8)
        .background(.bar)
    }
}

#Preview { ChatScreen() }
