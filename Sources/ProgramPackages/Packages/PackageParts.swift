/// A program of which manifests know modules: its copies of packages in folders, and its own modules that use them.
package struct PackageParts: Hashable, Sendable {
    struct Own: Hashable, Sendable {
        let module: WrittenModule
        /// Names of products of the packages.
        let products: [String]
    }

    /// Absolute paths of the copies of packages.
    package let packages: [String]
    /// Modules besides those of the packages, in the order of their imports.
    let own: [Own]
}
