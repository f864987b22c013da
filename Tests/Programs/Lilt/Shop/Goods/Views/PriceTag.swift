import Prices
import SwiftUI

public struct PriceTag: View {
    @State private var price = Price()
    @State private var count = 0

    public init() {}

    public var body: some View {
        VStack(spacing: 12) {
            Text("\(count) for \(price.text)")
            Button("More") { count += 1 }
            Button("Dearer") { price.amount += 1 }
        }
        .padding()
        .background(Color(.tomato))
    }

    public static var currency: String {
        let file = Bundle.module.url(forResource: "currency", withExtension: "txt")
        return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines)
            ?? "none"
    }

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
