import Foundation

final class Model: ObservableObject {
    @Published var title = "Hello"
}
