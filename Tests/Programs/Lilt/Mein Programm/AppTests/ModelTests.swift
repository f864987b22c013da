import Testing

@testable import Mein_Programm

@Test func `the model has a title`() {
    #expect(Model().title == "Hello")
}
