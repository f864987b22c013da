/// Recognises the pass in which something was made: what is written to it then are first values, and a first value is
/// no change, so it does not animate (S1.15). A second pass of the same update already animates from them (S12.6).
package struct FirstPass {
    private var pass: Int?

    package init() {}

    @MainActor package mutating func isNow(in host: ViewHost) -> Bool {
        guard let pass else {
            pass = host.passNumber
            return true
        }
        return pass == host.passNumber
    }
}
