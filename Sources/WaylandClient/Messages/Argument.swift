/// One argument of a request.
package enum Argument {
    case int(Int32)
    case uint(UInt32)
    /// Sent as 24.8 fixed point.
    case fixed(Double)
    case string(String?)
    case object(Proxy?)
    /// Placeholder for the object that the request creates.
    case newObject
    case array(WireArray)
    /// Duplicated when the request is made; the caller keeps its own descriptor.
    case fileDescriptor(Int32)
}
