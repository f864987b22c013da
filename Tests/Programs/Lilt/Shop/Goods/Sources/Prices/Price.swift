public struct Price {
    public var amount = 3

    public init() {}

    #if EURO
        public var text: String { "\(amount) €" }
    #endif
}
