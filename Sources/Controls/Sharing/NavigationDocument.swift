public import CoreTransferable
public import Foundation
@_spi(Engine) public import ViewGraph

// Documents that a page's title stands for, which people can drag or share from there on Apple's systems. Titles here cannot be
// dragged: these names change nothing, and exist so that programs that set them compile.
extension View {
    /// Names the file that the page shows. Changes nothing here.
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }

    /// Names what the page shows. Changes nothing here.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}
