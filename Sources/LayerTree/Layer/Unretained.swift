/// Reference to an object that outlives its holder, such as the parent of a box or the context of a layer.
///
/// The meaning is that of `unowned`. But each use of an `unowned` reference checks that the object is alive and changes
/// its reference count, which took a tenth of the time of building a tree of views. So debug builds use `unowned`,
/// which checks all uses in tests; release builds use the reference unchecked. `scripts/sanitize address-release`
/// checks release builds.
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
