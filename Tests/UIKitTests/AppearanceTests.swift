import Lilt
import SwiftUI
import Testing
import UIKit

/// Looks that programs set by `appearance()`. The looks are the program's: each test takes back what it sets.
@MainActor @Suite(.serialized) struct AppearanceTests {
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func hasColor(_ stage: Stage, _ color: UInt32, in area: CGRect) -> Bool {
        let image = stage.image
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) where image[x, y] == color { return true }
        }
        return false
    }

    @Test func `dots of pages`() {
        UIPageControl.appearance().currentPageIndicatorTintColor = Self.blue
        defer { UIPageControl.appearance().currentPageIndicatorTintColor = nil }
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            TabView {
                Text("One")
                Text("Two")
            }
            .tabViewStyle(.page)
        }
        #expect(hasColor(stage, 0xFF00_00FF, in: CGRect(x: 0, y: 160, width: 200, height: 40)))
    }

    @Test func `the bar of tabs, and its absence`() {
        func stage() -> Stage {
            Stage(size: CGSize(width: 200, height: 200)) {
                TabView { Text("One").tabItem { Text("First") } }
            }
        }
        UITabBar.appearance().backgroundColor = Self.blue
        #expect(stage().image[3, 190] == 0xFF00_00FF)
        UITabBar.appearance().backgroundColor = nil
        UITabBar.appearance().isHidden = true
        #expect(!stage().layers.all.contains { $0.text == "First" })
        UITabBar.appearance().isHidden = false
        #expect(stage().layers.all.contains { $0.text == "First" })
    }

    @Test func `the bar above pages`() {
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = Self.blue
        looks.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = looks
        UINavigationBar.appearance().scrollEdgeAppearance = looks
        defer { UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance() }
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            NavigationStack { Color.clear.navigationTitle("Title") }
        }
        #expect(stage.image[3, 3] == 0xFF00_00FF && stage.image[100, 190] == 0xFFFF_FFFF)
        #expect(hasColor(stage, 0xFFFF_FFFF, in: CGRect(x: 0, y: 0, width: 200, height: 60)))
    }

    @Test func `editors, switches and segments`() {
        UITextView.appearance().backgroundColor = .clear
        UISwitch.appearance().onTintColor = Self.blue
        UISegmentedControl.appearance().selectedSegmentTintColor = Self.blue
        defer {
            UITextView.appearance().backgroundColor = nil
            UISwitch.appearance().onTintColor = nil
            UISegmentedControl.appearance().selectedSegmentTintColor = nil
        }
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                TextEditor(text: .constant("")).frame(height: 100)
                Toggle("", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().frame(height: 50)
                Picker("", selection: .constant(1)) {
                    Text("A").tag(1)
                    Text("B").tag(2)
                }
                .pickerStyle(.segmented).frame(height: 50)
            }
            .background(Color(red: 1, green: 0, blue: 0))
        }
        #expect(stage.image[100, 80] == 0xFFFF_0000)
        #expect(hasColor(stage, 0xFF00_00FF, in: CGRect(x: 0, y: 100, width: 200, height: 50)))
        #expect(hasColor(stage, 0xFF00_00FF, in: CGRect(x: 0, y: 150, width: 100, height: 50)))
    }
}
