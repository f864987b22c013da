public import Foundation
@_spi(Engine) public import ViewGraph

extension AppStorage where Value == TabViewCustomization {
    /// People's choice of tabs, stored under `key`; `wrappedValue` until they have chosen.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(codable: wrappedValue, key, store: store)
    }
}
