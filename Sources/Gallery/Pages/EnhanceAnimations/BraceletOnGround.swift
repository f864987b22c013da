import SwiftUI

/// A bracelet on what it lies on, as large as it is given room.
struct BraceletOnGround: View {
    let bracelet: Bracelet

    var body: some View {
        BraceletPicture(bracelet: bracelet)
            .background(LinearGradient(colors: bracelet.ground, startPoint: .top, endPoint: .bottom))
    }
}
