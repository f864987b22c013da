import AnimationCore
import Lilt
import SwiftUI

/// App with one window that shows the cards of a scene.
struct CardsApp: App {
    let play: Play
    let idiom: Idiom

    init() { self.init(play: Play(scene: .idle, count: CardScene.idle.usualCount), idiom: .views) }

    init(play: Play, idiom: Idiom) {
        self.play = play
        self.idiom = idiom
    }

    var body: some Scene {
        WindowGroup("frame-timing") {
            CardsTable(play: play, idiom: idiom)
        }
        .defaultSize(width: CardGrid.window.width, height: CardGrid.window.height)
    }
}

struct CardsTable: View {
    let play: Play
    let idiom: Idiom

    var body: some View {
        ZStack {
            Color(hex: CardLook.table)
            switch idiom {
            case .layers: LayerView { layers, root in LayerCards(play, in: layers).deal(on: root) }
            case .views, .baseline: ViewCards(play)
            }
        }
    }
}
