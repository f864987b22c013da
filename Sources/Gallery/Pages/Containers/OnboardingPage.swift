import SwiftUI

/// The first pages of a program, turned by a swipe, as programs have them since 2020.
struct OnboardingPage: GalleryPage {
    static let name = "onboarding"
    static let title = "Pages that are turned"
    static let summary = "a view with tabs in the page style, and a button that turns the page"
    static let symbol = "square.fill"

    @State private var currentPage = 0

    private let steps = [
        Step(symbol: "sparkles", title: "Welcome", text: "Swipe to see what is new."),
        Step(symbol: "heart", title: "Favourites", text: "Keep what you like in one place."),
        Step(symbol: "bell", title: "Reminders", text: "Be told when it is time."),
    ]

    var body: some View {
        VStack {
            TabView(selection: $currentPage) {
                ForEach(steps.indices, id: \.self) { index in
                    StepView(step: steps[index]).tag(index)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
            Button(currentPage < steps.count - 1 ? "Next" : "Start again") {
                withAnimation { currentPage = (currentPage + 1) % steps.count }
            }
            .buttonStyle(.borderedProminent)
            .padding(.bottom)
        }
    }
}

/// One thing that the program can do.
private struct Step {
    let symbol: String
    let title: String
    let text: String
}

/// Page of one step.
private struct StepView: View {
    let step: Step

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: step.symbol).font(.system(size: 80)).foregroundStyle(.tint)
            Text(step.title).font(.largeTitle.bold())
            Text(step.text).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
