import DesktopBus

/// The object by which clients get all elements at once.
@MainActor struct CacheObject {
    let bridge: AccessibilityBridge

    static let interfaces: [BusInterface<CacheObject>] = [.cache]
}

extension BusInterface<CacheObject> {
    /// `org.a11y.atspi.Cache`.
    static var cache: BusInterface<CacheObject> {
        BusInterface(InterfaceName.cache)
            .property("version", "u") { _ in .number(1) }
            .method("GetItems", gives: "a\(ElementObject.cacheSignature)") { object, call in
                object.bridge.clients.readsCache(call.sender)
                let items =
                    [ApplicationObject(bridge: object.bridge).cacheItem] + object.bridge.allObjects.map(\.cacheItem)
                return [.array(items, of: ElementObject.cacheSignature)]
            }
            .signal("AddAccessible", carries: ElementObject.cacheSignature)
            .signal("RemoveAccessible", carries: "(so)")
    }
}
