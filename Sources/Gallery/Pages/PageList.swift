/// Pages under one heading of the index.
@MainActor struct Chapter: Identifiable {
    let title: String
    let pages: [PageEntry]

    nonisolated var id: String { title }
}

/// All pages, in the order of the index.
@MainActor enum PageList {
    static let chapters = [
        Chapter(title: "How things move", pages: [PageEntry(CurvesPage.self)]),
        Chapter(
            title: "Explore SwiftUI animation",
            pages: [
                PageEntry(AvatarPage.self), PageEntry(AvatarAnimatedPage.self), PageEntry(AvatarBouncyPage.self),
                PageEntry(UnitCurvePage.self), PageEntry(SpringPage.self), PageEntry(LinearAnimationPage.self),
                PageEntry(LinearVelocityPage.self), PageEntry(AvatarModifierPage.self),
                PageEntry(AvatarTwoSpringsPage.self), PageEntry(AvatarScopedPage.self),
                PageEntry(AvatarTransactionPage.self), PageEntry(AvatarScopedTransactionPage.self),
                PageEntry(PodiumPage.self),
                PageEntry(PencilPage.self), PageEntry(PencilAnimatedPage.self), PageEntry(ScaleEffectPage.self),
                PageEntry(CurveInversePage.self), PageEntry(SpringParametersPage.self),
                PageEntry(CustomLinearPage.self),
            ]),
        Chapter(
            title: "A lecture's memory game",
            pages: [
                PageEntry(CardifyFadingPage.self), PageEntry(CardifyPage.self), PageEntry(GridTransitionPage.self),
                PageEntry(DealingPage.self), PageEntry(MatchedDeckPage.self), PageEntry(LayeredDeckPage.self),
                PageEntry(GlitchPage.self), PageEntry(PiePage.self), PageEntry(BonusPage.self),
            ]),
        Chapter(
            title: "Enhance your animations and transitions",
            pages: [
                PageEntry(BraceletsPage.self), PageEntry(BraceletsUIKitPage.self), PageEntry(BeadBoxPage.self),
                PageEntry(BeadDragPage.self), PageEntry(BeadDragUIKitPage.self), PageEntry(TextViewsUIKitPage.self),
                PageEntry(ScrollViewUIKitPage.self), PageEntry(ControlsUIKitPage.self),
                PageEntry(CollectionsUIKitPage.self), PageEntry(ParticlesUIKitPage.self),
                PageEntry(ConstraintsUIKitPage.self), PageEntry(AnimatorsUIKitPage.self),
                PageEntry(TabBarUIKitPage.self), PageEntry(SectionsUIKitPage.self),
                PageEntry(WindowsUIKitPage.self),
                PageEntry(PresentationsPage.self), PageEntry(BarsPage.self),
                PageEntry(TileWallPage.self), PageEntry(ListsPage.self), PageEntry(TablesPage.self),
            ]),
        Chapter(
            title: "Containers",
            pages: [
                PageEntry(TabsPage.self), PageEntry(SidebarPage.self), PageEntry(OnboardingPage.self),
                PageEntry(ColumnsPage.self),
                PageEntry(InspectorPage.self), PageEntry(MenuBarPage.self),
                PageEntry(DatesPage.self), PageEntry(MeshPage.self), PageEntry(SharingPage.self),
                PageEntry(DragAndDropPage.self), PageEntry(FileDialogsPage.self),
                PageEntry(SymbolsPage.self), PageEntry(StylesPage.self), PageEntry(SelectionsPage.self),
            ]),
        Chapter(
            title: "Numbers that roll",
            pages: [
                PageEntry(NumericListingPage.self), PageEntry(RollingNumberPage.self), PageEntry(LettersPage.self),
                PageEntry(TextRendererPage.self),
            ]),
    ]

    static var pages: [PageEntry] { chapters.flatMap(\.pages) }

    static func page(named name: String) -> PageEntry? { pages.first { $0.name == name } }

    /// Output of `--list`: one page per line, name first.
    static var text: String {
        let width = pages.map(\.name.count).max() ?? 0
        return pages.map { page in
            page.name + String(repeating: " ", count: width - page.name.count) + "  " + page.summary
        }
        .joined(separator: "\n")
    }
}
