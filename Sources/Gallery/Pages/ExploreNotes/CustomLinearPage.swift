import SwiftUI

/// The notes' custom animation and the view that uses it.
struct CustomLinearPage: GalleryPage {
    static let name = "custom-linear"
    static let title = "CustomLinear"
    static let summary = "An animation that ends at its duration"
    static let symbol = "circle.fill"

    var body: some View {
        Exhibit("The button's circle goes from 1 to 1.7 at an even pace, in 0.6 s, and back.") {
            ContentView()
        }
    }

    // The listing.

    // === 1) 간단한 선형(CustomLinear) 애니메이션 ===
    struct CustomLinear: CustomAnimation {
        // duration(초)
        let duration: TimeInterval

        func animate<V>(
            value: V,
            time: TimeInterval,
            context: inout AnimationContext<V>
        ) -> V? where V: VectorArithmetic {
            // time이 duration 이상이면 애니메이션 종료(nil 반환)
            if time >= duration {
                return nil
            }
            // 선형 보간: 비율 * 델타 벡터 반환
            let delta = time / duration
            return value.scaled(by: delta)
        }
        // shouldMerge와 velocity 미구현
    }

    struct ContentView: View {
        @State private var scale: CGFloat = 1.0

        var body: some View {
            VStack(spacing: 24) {
                Spacer()
                Circle()
                    .fill(.blue)
                    .frame(width: 120, height: 120)
                    .scaleEffect(scale)
                // animatable 데이터는 scale에 의해 만들어지고, 시스템은
                // 해당 animatable delta 벡터를 CustomAnimation에 넘긴다.
                Spacer()
                HStack(spacing: 12) {
                    Button("Linear 애니메이션") {
                        // 선형 애니메이션으로 1 -> 1.7 로 변경
                        withAnimation(Animation(CustomLinear(duration: 0.6))) {
                            scale = (scale == 1.0) ? 1.7 : 1.0
                        }
                    }
                }
                .buttonStyle(.borderedProminent)
                .padding(.bottom, 40)
            }
            .padding()
        }
    }
}
