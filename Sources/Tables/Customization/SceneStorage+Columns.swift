@_spi(Engine) public import ViewGraph

extension SceneStorage {
    /// People's choice of columns, stored under `key` in the window; `wrappedValue` until they have chosen.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(codable: wrappedValue, key)
    }
}
