import Prices
import SwiftUI

/// View of a price, which grows.
public struct PriceTag: View {
    @State private var price = Price()
    @State private var count = 0

    /// A tag with the usual price.
    public init() {}

    /// The view.
    public var body: some View {
        VStack(spacing: 12) {
            Text("\(count) for \(price.text)")
            Button("More") { count += 1 }
            Button("Dearer") { price.amount += 1 }
        }
        .padding()
        .background(Color(.tomato))
    }

    /// Text of a resource.
    public static var currency: String {
        let file = Bundle.module.url(forResource: "currency", withExtension: "txt")
        return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines)
            ?? "none"
    }

    /// True if the catalogue has a red colour.
    public static var hasColor: Bool {
        let color = Color(.tomato).resolve(in: EnvironmentValues())
        return color.red > 0.5 && color.green < 0.5
    }
}

struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> String {
        try await Task.sleep(for: .seconds(1))
        return "Sample"
    }

    func body(content: Content, context: String) -> some View {
        VStack {
            Text(context)
            content
        }
    }
}

#Preview("Tag", traits: .modifier(Sample())) { PriceTag() }
