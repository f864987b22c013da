import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Buttons whose label is that of their role.
@MainActor struct RoleButtonTests {
    @Test(arguments: [
        (ButtonRole.close, "Close"), (.cancel, "Cancel"), (.confirm, "Done"), (.destructive, "Delete"),
    ])
    func `a button without a label has the title of its role`(role: ButtonRole, title: String) {
        var presses = 0
        let stage = ViewStage(Button(role: role) { presses += 1 })
        stage.tap(title)
        #expect(presses == 1)
    }
}
