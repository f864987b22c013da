// swift-format-ignore-file

// Invalid uses of the macros, with the expected error in a comment on the same line. Compiled only by MisuseTests,
// which requires exactly these errors.
import AnimationCore
import TextViews
import ViewGraph
import Views

@Animatable final class Thing {  // expected-error {{@Animatable is for structs: each moment of an animation shows a copy of its own. Write 'animatableData' yourself here.}}
    var x = 1.0
}

@Animatable struct Marked {
    var level: Double
    var isOn: Bool  // expected-error {{'isOn' is of type 'Bool', which has no in-between; write @AnimatableIgnored before it.}}
    var count = 3  // expected-error {{'count' is of type 'Int', which has no in-between; write @AnimatableIgnored before it.}}
    var part: Double?  // expected-error {{'part' is of type 'Double?', which has no in-between; write @AnimatableIgnored before it.}}
    var found = someLength  // expected-error {{@Animatable must see the type of 'found': write it, as in 'var found: Double', or leave it out by @AnimatableIgnored.}}
    var (x, y) = (1.0, 2.0)  // expected-error {{@Animatable cannot take a pattern apart; declare one property after the other.}}
    @AnimatableIgnored func move() {}  // expected-error {{@AnimatableIgnored belongs on a stored property of an @Animatable struct; only those are animated.}}
}

let someLength = 2.0

extension EnvironmentValues {
    @Entry var undecided: Int  // expected-error {{@Entry needs a default for 'undecided': write it behind the variable, '= …'.}}
    @Entry var computed: Int { 3 }  // expected-error {{@Entry makes one 'var' an entry: write 'var name = default', without a getter.}}
}

struct Held {
    @Entry var misplaced = 1  // expected-error {{@Entry belongs on a variable in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.}}
}

struct Switch: View {
    @Previewable @State var isOn = false  // expected-error {{@Previewable is for local variables in the body of a #Preview; in a type, leave it out.}}

    var body: some View { Text("switch") }
}
