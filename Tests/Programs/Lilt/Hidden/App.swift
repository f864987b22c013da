import Foundation
import SwiftUI

@main struct Hidden: App {
    init() {
        print("hidden:", sizeOne(), sizeTwo(), sizeThree(), sizeFour())
        exit(0)
    }

    var body: some Scene { WindowGroup { Text("hidden") } }
}
