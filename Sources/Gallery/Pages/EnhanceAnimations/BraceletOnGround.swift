import SwiftUI

/// Bracelet on its background, filling the space available.
struct BraceletOnGround: View {
    let bracelet: Bracelet

    var body: some View {
        BraceletPicture(bracelet: bracelet)
            .background(LinearGradient(colors: bracelet.ground, startPoint: .top, endPoint: .bottom))
    }
}
