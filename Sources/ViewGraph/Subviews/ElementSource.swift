package import AttributeGraph

/// Data of a `ForEach` whose elements are found in a view. It makes the views of the `ForEach`.
@MainActor package protocol ElementSource {
    /// Makes the views of a `ForEach` over the data at `place`.
    @MainActor static func makeElements(at place: AttributePlace, _ inputs: _ViewInputs)
}
