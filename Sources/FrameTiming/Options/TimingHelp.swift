import Lilt

/// The texts that `--help` and `--version` print.
enum TimingHelp {
    static var help: String {
        """
        Measure the cost of frames: play a scene, or compare every scene with a program written by hand.

        usage: frame-timing --scene NAME [OPTION…]
               frame-timing --compare [OPTION…]
               frame-timing [OPTION…] --against PROGRAM [ARGUMENT…]

          --scene NAME    \(TimingOptions.sceneNames.joined(separator: ", "))
          --compare       every scene beside a plain program, in one run
          --against PROGRAM [ARGUMENT…]
                          flip, deal, pulse and one, or --scene, beside another program, in
                          windows of a headless Weston of their own; {scene} and {cards} in an
                          ARGUMENT stand for what is to be drawn
          --cards N       number of cards, 1 to 2000 [the scene's own]
          --idiom NAME    \(Idiom.allCases.map(\.rawValue).joined(separator: " or ")) [layers; --compare both, --against views]
          --host NAME     wayland or offscreen [LILT_HOST's; with --compare offscreen]
          --seconds S     length of the measurement, 0.1 to 86400 [until the window is closed]
          --json          print one JSON object instead of a table
          --markdown      print the table as docs/performance.md has it
          --keep FOLDER   with --scene tree: keep callgrind's files there
          --help          print this text and exit
          --version       print the version and exit

        Variables of the environment:

        \(LiltLibrary.environmentHelp)
        """
    }

    static var version: String { "frame-timing \(LiltLibrary.version)" }
}
