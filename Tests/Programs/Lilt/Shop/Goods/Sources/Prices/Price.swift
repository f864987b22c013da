/// Price of goods.
public struct Price {
    /// Number of coins.
    public var amount = 3

    /// Three coins.
    public init() {}

    #if EURO
        /// The price with its currency.
        public var text: String { "\(amount) €" }
    #endif
}
