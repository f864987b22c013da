import Foundation
import Lilt
import SwiftUI
import Testing

/// S3.8: `preferredColorScheme` is a preference that reaches the enclosing window.
@MainActor struct PreferredAppearanceTests {
    private struct Beside: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    private struct Choice: View {
        @State private var scheme: ColorScheme?
        @State private var hasVoice = true

        var body: some View {
            VStack {
                Beside()
                Button("Dark") { scheme = .dark }
                Button("Light") { scheme = .light }
                Button("Leave") { hasVoice = false }
                if hasVoice { Text("voice").preferredColorScheme(scheme) }
            }
        }
    }

    private static let white: UInt32 = 0xFFFF_FFFF
    private static let black: UInt32 = 0xFF00_0000

    @Test(arguments: [false, true])
    func `the window follows what a view in it prefers, ground and all, and then the desktop again`(isDark: Bool) throws
    {
        let stage = Stage(colorScheme: isDark ? .dark : .light) { Choice() }
        func expect(_ dark: Bool) throws {
            #expect(((try? stage.layer("dark")) != nil) == dark)
            #expect(stage.image[0, 0] == (dark ? Self.black : Self.white))
            #expect(stage.image == stage.imageDrawnAnew)
        }
        try expect(isDark)
        try stage.tap("Dark")
        try stage.settle()
        try expect(true)
        try stage.tap("Light")
        try stage.settle()
        try expect(false)
        try stage.tap("Leave")
        try stage.settle()
        try expect(isDark)
    }

    private struct Covered: View {
        @State private var isCovered = false

        var body: some View {
            VStack {
                Beside()
                Button("Cover") { isCovered = true }
            }
            .sheet(isPresented: $isCovered) { Text("over").preferredColorScheme(.dark) }
        }
    }

    @Test func `what a sheet prefers is not for the window under it`() throws {
        let stage = Stage { Covered() }
        try stage.tap("Cover")
        try stage.settle()
        #expect(stage.layers.all.contains { $0.text == "over" })
        #expect(stage.layers.all.contains { $0.text == "light" })
    }

    @Test func `the first frame is right already`() {
        let stage = Stage {
            VStack {
                Beside()
                Text("voice").preferredColorScheme(.dark)
            }
        }
        #expect(stage.image[0, 0] == Self.black)
        #expect((try? stage.layer("dark")) != nil)
    }
}
