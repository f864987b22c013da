/// Reference to an object that outlives its holder: the box around a box, the context of a layer.
///
/// Semantically `unowned`; but each use of that checks whether the object is alive, and counts it up and down, which
/// took a tenth of the time of building a tree of views. So debug builds have `unowned`, which checks all uses in
/// tests; release builds trust the reference. `scripts/sanitize address-release` checks release builds.
@_spi(Engine) @frozen @safe public struct Unretained<Object: AnyObject> {
    #if DEBUG
        @usableFromInline unowned let reference: Object

        /// A reference to `object`.
        @inlinable @inline(__always) public init(_ object: Object) { reference = object }

        /// A reference to `object`; nil for nil.
        @inlinable @inline(__always) public init?(_ object: Object?) {
            guard let object else { return nil }
            self.init(object)
        }

        /// The object, which must be alive.
        @inlinable public var object: Object {
            @inline(__always) get { reference }
        }

        /// True if both refer to one object.
        @inlinable @inline(__always) public func isSame(as other: Self) -> Bool { reference === other.reference }

        /// Calls `body` with the object.
        @inlinable @inline(__always) public func with<Result>(_ body: (Object) -> Result) -> Result { body(reference) }
    #else
        @usableFromInline let reference: Unmanaged<Object>

        /// A reference to `object`.
        @inlinable @inline(__always) public init(_ object: Object) { unsafe reference = .passUnretained(object) }

        /// A reference to `object`; nil for nil.
        @inlinable @inline(__always) public init?(_ object: Object?) {
            guard let object else { return nil }
            self.init(object)
        }

        /// The object, which must be alive.
        @inlinable public var object: Object {
            @inline(__always) get { unsafe reference._withUnsafeGuaranteedRef { $0 } }
        }

        /// True if both refer to one object.
        @inlinable @inline(__always) public func isSame(as other: Self) -> Bool {
            unsafe reference.toOpaque() == other.reference.toOpaque()
        }

        /// Calls `body` with the object, without counting a reference.
        @inlinable @inline(__always) public func with<Result>(_ body: (Object) -> Result) -> Result {
            unsafe reference._withUnsafeGuaranteedRef { body($0) }
        }
    #endif
}
