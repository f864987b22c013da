import CommandLineOptions
import LiltCommand
import Testing

struct FilmTests {
    private func options(_ words: String...) throws -> FilmOptions {
        guard case .run(let command) = try CommandLineRequest(["film"] + words, for: LiltCommands.program) else {
            throw CommandLineError.missingValue("film")
        }
        return try FilmOptions(command)
    }

    private func time(_ text: String) throws -> FilmTime { try #require(FilmTime(text)) }

    @Test(arguments: [
        ("12", 12_000_000_000, "12"), ("0.25", 250_000_000, "0.25"), (".5", 500_000_000, "0.5"),
        ("3.", 3_000_000_000, "3"), ("0.000000001", 1, "0.000000001"), ("10.10", 10_100_000_000, "10.1"),
    ])
    func `times are decimal`(text: String, nanoseconds: Int64, written: String) throws {
        let time = try time(text)
        #expect(time.nanoseconds == nanoseconds && time.text == written)
    }

    @Test(arguments: [
        "", ".", "-1", "1e3", "0.0000000001", "1000001", "99999999999999999999", "١", "1,5", "nan", "1.2.3",
    ])
    func `other texts are no times`(text: String) { #expect(FilmTime(text) == nil) }

    @Test func `taps follow each other by a second, with labels quoted`() throws {
        let script = FilmScript(taps: [#"Say "\o/""#, "a\nb"])
        #expect(
            script.text(every: try time("0.1"), until: try time("2.5"), "filmstrip a.png") == #"""
                at 0.5 tap "Say \"\\o/\""
                at 1.5 tap "a\nb"
                from 0 to 2.5 every 0.1 filmstrip a.png

                """#)
        #expect(script.length.text == "2.5" && FilmScript(taps: []).length.text == "2")
    }

    @Test func `a film lasts for a second after the last command of its script`() throws {
        let script = """
            # at 90 quit
            from 0.5 to 4 every 0.5 tap "A"
            at 3 drag "A" 10 20 over 1.25
              at 1 type "over 9"
            at soon tap "A"
            """
        #expect(FilmScript(script).length.text == "5.25")
        #expect(
            FilmScript(script).text(every: try time("1"), until: try time("2"), "capture a.png")
                == script + "\nfrom 0 to 2 every 1 capture a.png\n")
    }

    @Test func `without options a film is a strip with ten pictures in a second`() throws {
        let options = try options()
        #expect(options.format == .png && options.file.hasSuffix("/film.png") && options.interval.text == "0.1")
        #expect(try options.length(of: FilmScript(taps: [])).text == "2")
        #expect(try self.options("--out=A.WebM", "--tap", "a", "--tap=b").taps == ["a", "b"])
    }

    @Test(arguments: [
        (["--out", "film.mp4"], "--out wants a name that ends in .png, .gif or .webm, not \"film.mp4\""),
        (["--every", "0"], "--every wants at least 0.016 for a .png, not \"0\""),
        (["--every", "0.019", "--out", "a.gif"], "--every wants at least 0.02 for a .gif, not \"0.019\""),
        (["--seconds", "two"], "--seconds wants seconds such as 0.25, with at most nine decimals, not \"two\""),
    ])
    func `options that cannot be are refused`(words: [String], message: String) throws {
        let error = #expect(throws: CommandLineError.self) {
            guard case .run(let command) = try CommandLineRequest(["film"] + words, for: LiltCommands.program) else {
                return
            }
            _ = try FilmOptions(command)
        }
        #expect(error?.description == message)
    }

    @Test func `too many pictures, and two sources of taps, are refused`() throws {
        let many = #expect(throws: CommandFailure.self) {
            _ = try options("--seconds", "20", "--every", "0.1").length(of: FilmScript(taps: []))
        }
        #expect(
            many?.status == 64
                && many?.message == "20 s with a picture every 0.1 s makes 201 pictures; a .png has at most 200")
        let both = #expect(throws: CommandFailure.self) { try options("--tap", "a", "--script", "b") }
        #expect(both?.status == 64)
    }

    @Test func `the encoder gets a rate without rounding`() throws {
        for (interval, rate) in [("0.1", "10/1"), ("0.016667", "1000000/16667"), ("2", "1/2")] {
            let words = FilmEncoder.arguments(.gif, pictures: "p/%05d.png", every: try time(interval), to: "f.gif")
            let place = try #require(words.firstIndex(of: "-framerate"))
            #expect(words[place + 1] == rate && words.last == "f.gif")
        }
    }
}
