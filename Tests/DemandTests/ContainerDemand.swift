import Lilt
import Observation
import SwiftUI
import Testing

/// Containers as public programs use them: a tab bar of 2021, first pages, tabs of iOS 18, columns, dates.
@MainActor struct ContainerDemand {
    class Router: ObservableObject {
        @Published var selectedTab = MainView.Tab.home
        @Published var unread = 4
    }

    struct MainView: View {
        enum Tab: Int { case home, profile, settings }

        @StateObject private var router = Router()
        @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

        var body: some View {
            TabView(selection: $router.selectedTab) {
                NavigationView {
                    HomeView()
                        .navigationBarTitle("Home", displayMode: .inline)
                }
                .tabItem {
                    Image(systemName: "house.fill")
                    Text("Home")
                }
                .tag(Tab.home)

                ProfileView()
                    .tabItem { Label("Profile", systemImage: "person") }
                    .badge(router.unread)
                    .tag(Tab.profile)

                if hasSeenOnboarding {
                    Text("Settings page")
                        .tabItem {
                            VStack {
                                Image(systemName: "gear")
                                Text("Settings")
                            }
                        }
                        .tag(Tab.settings)
                }
            }
            .accentColor(.purple)
            .environmentObject(router)
        }
    }

    struct HomeView: View {
        @EnvironmentObject var router: Router
        @State private var isEditing = false

        var body: some View {
            Button("Open profile") { router.selectedTab = .profile }
                .toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) { Button("Edit") { isEditing.toggle() } }
                    if isEditing {
                        ToolbarItem(placement: .navigationBarLeading) { Button("Done") { isEditing = false } }
                    }
                }
        }
    }

    struct ProfileView: View {
        @EnvironmentObject var router: Router

        var body: some View { Text("\(router.unread) unread").onAppear { router.unread = 0 } }
    }

    struct OnboardingView: View {
        @State private var currentPage = 0
        let titles = ["Welcome", "Track", "Go"]

        var body: some View {
            VStack {
                TabView(selection: $currentPage) {
                    ForEach(0..<titles.count, id: \.self) { index in
                        Text(titles[index]).tag(index)
                    }
                }
                .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
                .animation(.easeInOut, value: currentPage)
                Button(currentPage == titles.count - 1 ? "Get Started" : "Next") {
                    withAnimation { currentPage = min(currentPage + 1, titles.count - 1) }
                }
            }
        }
    }

    @Observable class Model {
        var place = Modern.Place.watchNow
        var count = 0
    }

    struct Modern: View {
        enum Place: String, Hashable { case watchNow, library, search }

        @State private var model = Model()
        @SceneStorage("place") private var stored = "none"

        var body: some View {
            TabView(selection: $model.place) {
                Tab("Watch Now", systemImage: "play", value: Place.watchNow) {
                    Button("Count \(model.count)") { model.count += 1 }
                }
                .badge(model.count)
                Tab("Library", systemImage: "star", value: .library) { Text("Library of \(stored)") }
                Tab(value: .search, role: .search) { Text("Searching") }
            }
            .onChange(of: model.place) { stored = model.place.rawValue }
        }
    }

    struct Columns: View {
        struct Folder: Hashable, Identifiable {
            let id: Int
            var name: String { "Folder \(id)" }
        }

        @State private var columnVisibility: NavigationSplitViewVisibility = .all
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)

        var body: some View {
            NavigationSplitView(columnVisibility: $columnVisibility) {
                VStack {
                    ForEach([Folder(id: 1), Folder(id: 2)]) { NavigationLink($0.name, value: $0) }
                }
                .navigationDestination(for: Folder.self) { folder in
                    DatePicker("Due \(folder.id)", selection: $date, displayedComponents: [.date])
                }
            } detail: {
                ContentUnavailableView("Nothing", systemImage: "star", description: Text("Choose one"))
            }
            .navigationSplitViewStyle(.balanced)
        }
    }

    @Test func `a tab bar of 2021 follows its router`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { MainView() }
        try stage.tap("Edit")
        try stage.tap("Done")
        try stage.tap("Open profile")
        try stage.tap("0 unread")
        try stage.tap("Home")
        try stage.tap("Open profile")
        #expect(stage.problems.isEmpty)
    }

    @Test func `first pages are turned by a button`() throws {
        let stage = Stage { OnboardingView() }
        try stage.tap("Next")
        try stage.settle()
        try stage.tap("Next")
        try stage.settle()
        try stage.tap("Get Started")
        #expect(stage.problems.isEmpty)
    }

    @Test func `tabs of iOS 18 follow an observable model`() throws {
        let stage = Stage { Modern() }
        try stage.tap("Count 0")
        try stage.tap("Count 1")
        try stage.tap("Library")
        try stage.tap("Library of library")
        try stage.tap("Search")
        try stage.tap("Searching")
        try stage.tap("Watch Now")
        try stage.tap("Count 2")
        #expect(stage.problems.isEmpty)
    }

    @Test func `columns show the folder that is chosen`() throws {
        let stage = Stage(size: CGSize(width: 900, height: 600)) { Columns() }
        try stage.tap("Nothing")
        try stage.tap("Folder 2")
        try stage.settle()
        try stage.tap("Due 2")
        #expect(throws: StageError.self) { try stage.tap("Nothing") }
        #expect(stage.problems.isEmpty)
    }
}
