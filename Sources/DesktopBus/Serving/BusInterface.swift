/// Interface of objects of one kind, as a table: its properties and methods, with their signatures.
@MainActor package struct BusInterface<Object> {
    package typealias Run = @MainActor (Object, BusCall) throws(BusError) -> [BusArgument]

    struct Property {
        let name: String
        let signature: String
        let read: @MainActor (Object) -> BusArgument
        /// Sets the property; nil if it is only read.
        let write: (@MainActor (Object, BusValue) throws(BusError) -> Void)?
    }

    struct Method {
        let name: String
        /// Signature of the arguments.
        let takes: String
        /// Signature of the answer.
        let gives: String
        let run: Run
    }

    struct Signal {
        let name: String
        let carries: String
    }

    package let name: String
    private(set) var properties: [Property] = []
    private(set) var methods: [Method] = []
    private(set) var signals: [Signal] = []

    package init(_ name: String) { self.name = name }

    // MARK: Description

    /// Returns the interface with one more property that is read only.
    package func property(
        _ name: String, _ signature: String, read: @escaping @MainActor (Object) -> BusArgument
    ) -> Self {
        adding(Property(name: name, signature: signature, read: read, write: nil))
    }

    /// Returns the interface with one more property that is read and set.
    package func property(
        _ name: String, _ signature: String, read: @escaping @MainActor (Object) -> BusArgument,
        write: @escaping @MainActor (Object, BusValue) throws(BusError) -> Void
    ) -> Self {
        adding(Property(name: name, signature: signature, read: read, write: write))
    }

    /// Returns the interface with one more method. `run` is called only with arguments of the signature `takes`.
    package func method(_ name: String, takes: String = "", gives: String = "", run: @escaping Run) -> Self {
        var result = self
        result.methods.append(Method(name: name, takes: takes, gives: gives, run: run))
        return result
    }

    /// Returns the interface with one more signal.
    package func signal(_ name: String, carries: String) -> Self {
        var result = self
        result.signals.append(Signal(name: name, carries: carries))
        return result
    }

    private func adding(_ property: Property) -> Self {
        var result = self
        result.properties.append(property)
        return result
    }
}
