public import Combine
public import Foundation
public import UIKitCore
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Makes the delegate of a program that has an `App`, in a property of the `App`.
///
/// The delegate is made once, together with the `App`; its methods of the start are called before a window opens, and
/// `applicationWillTerminate` at the end. As on Apple's systems, the other methods about activation are not called: the
/// environment's `scenePhase` tells that. A delegate that is an `ObservableObject` is observed by the `App`, and is among
/// the environment objects of all windows.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType
    private let observed: ObservedAnyObject

    private init(_ delegate: DelegateType) {
        wrappedValue = delegate
        observed = ObservedAnyObject(delegate)
        DelegateLaunch.follow(wrappedValue)
    }

    /// Makes the delegate, a subclass of `NSObject`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: NSObject {
        self.init(NSObject.make(delegateType))
    }

    /// Makes the delegate, a subclass of `UIResponder`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: UIResponder {
        self.init(UIResponder.make(delegateType))
    }

    /// Makes the delegate, a subclass of `NSObject` that the `App` observes.
    public init(
        _ delegateType: DelegateType.Type = DelegateType.self
    ) where DelegateType: NSObject, DelegateType: ObservableObject {
        self.init(NSObject.make(delegateType))
        DelegateLaunch.provide(wrappedValue)
    }

    /// Makes the delegate, a subclass of `UIResponder` that the `App` observes.
    public init(
        _ delegateType: DelegateType.Type = DelegateType.self
    ) where DelegateType: UIResponder, DelegateType: ObservableObject {
        self.init(UIResponder.make(delegateType))
        DelegateLaunch.provide(wrappedValue)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
