/// Detects the pass in which an object was made. Values written in that pass are first values, which are not changes
/// and do not animate (S1.15). A second pass of the same update animates from them (S12.6).
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
