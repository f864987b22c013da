@_spi(Engine) import AnimationCore
import Foundation
import LayerTree
import OffscreenPlatform
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// Several windows of one program, each with a tree and a frame clock of its own.
@MainActor @Suite(.serialized) struct ProgramWindowsTests {
    @Test func `the first scene opens at the start, the others when they are asked for`() throws {
        let run = try Run()
        #expect(run.texts == [["main 0"]])
        run.actions.open?(id: "other")
        run.settle()
        #expect(run.texts == [["main 0"], ["other 0"]])
        #expect(run.host.windows.count == 2)
        run.actions.open?(id: "no such scene")
        #expect(run.windows.windows.count == 2)
    }

    @Test func `the window of a Window is one, those of a group are many, those for values one for each`() throws {
        let run = try Run()
        for _ in 0..<2 { run.actions.open?(id: "other") }
        for _ in 0..<2 { run.actions.open?(id: "group") }
        for number in [7, 8, 7] { run.actions.open?(value: number) }
        run.settle()
        #expect(run.texts == [["main 0"], ["other 0"], ["group"], ["group"], ["number 7"], ["number 8"]])
    }

    @Test func `a window without a value shows the group's default`() throws {
        let run = try Run()
        run.actions.open?(id: "default")
        run.actions.open?(id: "default", value: 5)
        run.settle()
        #expect(run.texts == [["main 0"], ["default 3"], ["default 5"]])
    }

    @Test func `the program's state is seen in all windows, however they came by it`() throws {
        let run = try Run()
        run.actions.open?(id: "other")
        run.actions.open?(id: "passed")
        run.settle()
        run.actions.count?.wrappedValue = 5
        run.settle()
        #expect(run.texts == [["main 5"], ["other 5"], ["passed 5"]])
    }

    @Test func `a window's own state is its own, and stays with it`() throws {
        let run = try Run()
        run.actions.open?(value: 1)
        run.actions.open?(value: 2)
        run.settle()
        run.actions.numbers[1]?.wrappedValue = 10
        run.settle()
        #expect(run.texts == [["main 0"], ["number 10"], ["number 2"]])
    }

    @Test func `a window that closes is gone with its views, and the run ends with the last`() throws {
        let run = try Run()
        run.actions.open?(id: "other")
        run.settle()
        run.actions.dismissOther?()
        run.settle()
        #expect(run.texts == [["main 0"]])
        #expect(run.actions.disappeared == ["other"])
        #expect(run.host.advance(until: 100) || !run.windows.windows.isEmpty, "it goes on")
        run.windows.main.close()
        #expect(run.host.run() == .success)
        #expect(run.windows.windows.isEmpty)
    }

    @Test func `the first window closes, and the program lives on in the others`() throws {
        let run = try Run()
        run.actions.open?(id: "other")
        run.actions.open?(id: "passed")
        run.settle()
        run.windows.main.close()
        run.settle()
        #expect(run.actions.disappeared == ["main"])
        #expect(run.texts == [["other 0"], ["passed 0"]])
        run.actions.count?.wrappedValue = 3
        run.settle()
        #expect(run.texts == [["other 3"], ["passed 3"]])
        run.actions.open?(value: 4)
        run.settle()
        #expect(run.texts.last == ["number 4"])
        run.actions.dismiss?(id: "other")
        run.actions.dismiss?(id: "passed")
        run.actions.dismiss?(value: 4)
        #expect(run.host.run() == .success)
    }

    @Test func `a change in one window costs the others no body`() throws {
        let run = try Run()
        run.actions.open?(value: 1)
        run.actions.open?(value: 2)
        run.settle()
        let bodies = run.windows.windows.map(\.pipeline.views.counters.bodies)
        run.actions.numbers[1]?.wrappedValue = 10
        run.settle()
        let after = run.windows.windows.map(\.pipeline.views.counters.bodies)
        #expect(after[0] == bodies[0] && after[1] > bodies[1] && after[2] == bodies[2])
    }

    @Test func `windows are as their scenes say`() throws {
        let run = try Run()
        run.actions.open?(id: "other")
        run.settle()
        #expect(run.host.windows.last?.size == CGSize(width: 320, height: 200))
        #expect(run.host.windows.first?.size == OffscreenHost.defaultSize)
        let scenes = run.windows.main.pipeline.views.windows.scenes
        #expect(scenes.map(\.look.title) == [nil, "Other", nil, nil, nil, nil])
        let free = WindowSizing.automatic
        #expect(scenes.map(\.look.resizability) == [free, .contentSize, free, free, free, free])
    }
}

/// Actions that the views of the program below store for the test.
@MainActor private final class Actions {
    var open: OpenWindowAction?
    var dismiss: DismissWindowAction?
    var dismissOther: DismissWindowAction?
    var count: Binding<Int>?
    var numbers: [Int: Binding<Int?>] = [:]
    var disappeared: [String] = []

    static var current = Actions()
}

@MainActor private final class Run: RunningProgram {
    let actions: Actions

    init() throws {
        actions = Actions()
        Actions.current = actions
        try super.init(Many())
    }
}

private struct Many: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup { Main(count: $count) }
        SwiftUI.Window("Other", id: "other") { Other(count: $count) }
            .defaultSize(width: 320, height: 200)
            .windowResizability(.contentSize)
        WindowGroup(id: "group") { Text("group") }
        WindowGroup(id: "passed") { Text("passed \(count)") }
        WindowGroup(for: Int.self) { Number(value: $0) }
        WindowGroup(id: "default", for: Int.self) {
            Text("default \($0.wrappedValue)")
        } defaultValue: {
            3
        }
    }
}

private struct Main: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text("main \(count)")
            .onAppear {
                Actions.current.open = openWindow
                Actions.current.dismiss = dismissWindow
                Actions.current.count = $count
            }
            .onDisappear { Actions.current.disappeared.append("main") }
    }
}

private struct Other: View {
    @Binding var count: Int
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text("other \(count)")
            .onAppear { Actions.current.dismissOther = dismissWindow }
            .onDisappear { Actions.current.disappeared.append("other") }
    }
}

private struct Number: View {
    @Binding var value: Int?

    var body: some View {
        Text("number \(value ?? 0)")
            .onAppear { Actions.current.numbers[value ?? 0] = $value }
    }
}
