import SwiftUI

/// Closures by which a measurement changes the views' states.
@MainActor final class Handles {
    var leaves: [@MainActor () -> Void] = []
    var root: (@MainActor () -> Void)?
    var animate: (@MainActor () -> Void)?
    var fade: (@MainActor () -> Void)?
}

struct Board: View {
    let count: Int
    let handles: Handles
    @State private var shift = 0
    @State private var opacity = 1.0

    var body: some View {
        Rows(count: count, shift: shift, opacity: opacity, handles: handles)
            .onAppear {
                handles.root = { shift += 1 }
                handles.fade = { opacity = 1.5 - opacity }
            }
    }
}

private struct Rows: View {
    let count: Int
    let shift: Int
    let opacity: Double
    let handles: Handles

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { index in
                Cell(index: index, shift: shift, opacity: opacity, handles: handles)
            }
        }
    }
}

/// Texts with a custom modifier that rotates them by its animatable number.
struct Turners: View {
    let count: Int
    let handles: Handles
    @State private var angle = 0.0

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { index in
                Text(verbatim: "\(index)").modifier(Turn(degrees: angle))
            }
        }
        .onAppear { handles.animate = { angle += 90 } }
    }
}

/// Cells in nested stacks, ten in each of ten in each of ten. A state of the outermost view offsets one of them and
/// reaches it through two views with bodies.
struct Wall: View {
    let handles: Handles
    @State private var shift = 0

    /// Index of the cell that is offset.
    fileprivate static let picked = 555

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { index in
                Shelf(index: index, shift: index == Wall.picked / 100 ? shift : 0, handles: handles)
            }
        }
        .onAppear { handles.root = { shift += 1 } }
    }
}

private struct Shelf: View {
    let index: Int
    let shift: Int
    let handles: Handles

    var body: some View {
        HStack(spacing: 0) {
            ForEach(index * 10..<index * 10 + 10, id: \.self) { index in
                Drawer(index: index, shift: index == Wall.picked / 10 ? shift : 0, handles: handles)
            }
        }
    }
}

private struct Drawer: View {
    let index: Int
    let shift: Int
    let handles: Handles

    var body: some View {
        VStack(spacing: 0) {
            ForEach(index * 10..<index * 10 + 10, id: \.self) { index in
                Cell(index: index, shift: index == Wall.picked ? shift : 0, opacity: 1, handles: handles)
            }
        }
    }
}

/// View with its own state, a text, and six modifiers.
private struct Cell: View {
    let index: Int
    let shift: Int
    let opacity: Double
    let handles: Handles
    @State private var number = 0

    var body: some View {
        Text(verbatim: "\(number)")
            .padding(2)
            .background(Color.blue)
            .opacity(opacity)
            .rotationEffect(.degrees(Double(index % 4) * 90))
            .offset(x: Double(index % 40 * 30 + shift), y: Double(index / 40 * 30 + number))
            .onAppear { handles.leaves.append { number += 1 } }
    }
}

private struct Turn: ViewModifier, Animatable {
    var degrees: Double

    nonisolated var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
}
