public import Foundation
@_spi(Engine) public import ViewGraph

extension AppStorage {
    /// People's choice of columns, stored under `key`; `wrappedValue` until they have chosen.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(codable: wrappedValue, key, store: store)
    }
}
