import FoundationSupplement
import Testing

/// Names of Observation in a file that does not import it.
struct ObservableWithFoundationTests {
    @Observable final class Counter {
        var count = 0
        @ObservationIgnored var name = ""
    }

    @Test func `objects are observable where Foundation's supplement is all that is imported`() async {
        let counter = Counter()
        await confirmation { changed in
            withObservationTracking {
                _ = counter.count
            } onChange: {
                changed()
            }
            counter.name = "unseen"
            counter.count = 1
            #expect(counter.count == 1)
        }
    }
}
