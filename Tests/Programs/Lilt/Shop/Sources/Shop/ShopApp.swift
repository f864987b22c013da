import Goods
import SwiftUI

@main struct ShopApp: App {
    init() { print("shop: \(PriceTag.currency) \(PriceTag.hasColor)") }

    var body: some Scene {
        WindowGroup { PriceTag() }
    }
}
