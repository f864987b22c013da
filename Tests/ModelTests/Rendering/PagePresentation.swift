import SwiftUI

/// Presents a program's page, if it has one.
struct PagePresentation: ViewModifier {
    let page: Page?
    let state: ProgramState

    func body(content: Content) -> some View {
        if let page, page.isCover {
            content.fullScreenCover(isPresented: .constant(state.flags[page.flag])) { digit(page) }
        } else if let page {
            content.sheet(isPresented: .constant(state.flags[page.flag])) { digit(page) }
        } else {
            content
        }
    }

    private func digit(_ page: Page) -> some View {
        Text(state.flags[page.textFlag] ? "8" : "3").accessibilityLabel("page")
    }
}
