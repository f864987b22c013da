import SwiftSources
import Testing

/// Forms that need the Objective-C runtime become forms that every compiler takes.
struct ObjectiveCFormsTests {
    private func replaced(_ text: String) -> String { ObjectiveCForms.replaced(text) }

    @Test(arguments: [
        ("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
        ("@NSApplicationMain class A {}", "@main              class A {}"),
        ("@objc func a() {}", "      func a() {}"),
        ("@objc(a:b:) func a() {}", "            func a() {}"),
        ("@objcMembers class A {}", "             class A {}"),
        ("@IBOutlet weak var a: A!", "          weak var a: A!"),
        ("@IBAction func a() {}", "@IBAction func a() {}"),
        ("@objcs @MainActor", "@objcs @MainActor"),
    ])
    func `attributes become those that are there, or spaces`(text: String, expected: String) {
        #expect(replaced(text) == expected)
    }

    @Test(arguments: [
        ("class A { func b() { c(#selector(tap)) } }", #"class A { func b() { c(Selector("tap", A.tap)) } }"#),
        (
            "final class A: B { lazy var t = T(target: self, action: #selector(tap(_:for:))) }",
            #"final class A: B { lazy var t = T(target: self, action: Selector("tap(_:for:)", A.tap(_:for:))) }"#
        ),
        (
            "extension A.B { var c: S { #selector(self.d) } }",
            #"extension A.B { var c: S { Selector("self.d", A.B.d) } }"#
        ),
        ("class G<T>: H<T> { let s = #selector(a) }", #"class G<T>: H<T> { let s = Selector("a", G.a) }"#),
        ("class A { class B {} ; let s = #selector(a) }", #"class A { class B {} ; let s = Selector("a", A.a) }"#),
        (
            "class A { struct B { class C { let s = #selector(a) } } }",
            #"class A { struct B { class C { let s = Selector("a", C.a) } } }"#
        ),
        ("class A { class func f() { _ = #selector(a) } }", #"class A { class func f() { _ = Selector("a", A.a) } }"#),
        (
            "send(#selector(UIResponder.resignFirstResponder), to: nil)",
            #"send(Selector("UIResponder.resignFirstResponder", UIResponder.resignFirstResponder), to: nil)"#
        ),
        ("class A { let s = #selector(\n  a(_:)\n) }", "class A { let s = Selector(\"a(_:)\", A.a(_:))\n\n }"),
    ])
    func `selectors become references to methods of the class around`(text: String, expected: String) {
        #expect(replaced(text) == expected)
    }

    @Test(arguments: [
        "// @objc #selector(a)", "/* @UIApplicationMain */", "\"@objc #selector(a)\"", "#selector(getter: A.b)",
        "#selector(",
        "#selector()", "@", "#", "a.selector(b)", "#\"@objc\"#", "}}}", "",
    ])
    func `comments, strings and what has no other form stay`(text: String) { #expect(replaced(text) == text) }

    @Test func `a text of open parentheses takes no longer than its length`() {
        let text = String(repeating: "#selector(", count: 20_000)
        #expect(replaced(text) == text)
    }

    @Test func `lines keep their numbers`() {
        let text = "class A {\n  @objc(\n    b\n  ) func b() {}\r\n  let s = #selector(\r\n b)\n}\n"
        let count = { (text: String) in text.utf8.count { $0 == 10 } }
        #expect(count(replaced(text)) == count(text))
    }
}
