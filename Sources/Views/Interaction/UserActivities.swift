import Foundation
@_spi(Engine) public import ViewGraph

/// Activity that is handed from one device to another.
@available(
    *, unavailable, message: "no desktop here hands activities from device to device; use onOpenURL for addresses"
)
public final class NSUserActivity {}

extension View {
    /// Continues an activity of another device.
    @available(
        *, unavailable, message: "no desktop here hands activities from device to device; use onOpenURL for addresses"
    )
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Offers an activity to other devices.
    @available(*, unavailable, message: "no desktop here hands activities from device to device")
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
