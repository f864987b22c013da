/// Cost of a program's frames in a window, measured from outside.
struct WindowFigures: Equatable {
    /// Frames of the window within the measurement, by the compositor's log.
    var frames: Int
    /// Frames for each refresh of the screen.
    var framesPerRefresh: Double
    var cpuMillisecondsPerFrame: Double
    /// Voluntary context switches of all threads: waits for frames, for messages, and of threads for each other.
    var switchesPerFrame: Double
    /// Largest resident size, in megabytes of 1,048,576 bytes.
    var peakMegabytes: Double
    /// Time from exec to the first commit of a buffer, in milliseconds.
    var firstCommitMilliseconds: Double
}

extension WindowFigures {
    /// Median of each figure; zeros if there are none.
    init(medians all: [WindowFigures]) {
        func median(_ value: (WindowFigures) -> Double) -> Double { Rounds.median(all.map(value)) }
        self.init(
            frames: Int(median { Double($0.frames) }), framesPerRefresh: median(\.framesPerRefresh),
            cpuMillisecondsPerFrame: median(\.cpuMillisecondsPerFrame), switchesPerFrame: median(\.switchesPerFrame),
            peakMegabytes: median(\.peakMegabytes), firstCommitMilliseconds: median(\.firstCommitMilliseconds))
    }

    /// Figures for `--json`.
    var json: [String: Any] {
        [
            "frames": frames, "frames_per_refresh": framesPerRefresh, "cpu_ms_per_frame": cpuMillisecondsPerFrame,
            "switches_per_frame": switchesPerFrame, "peak_rss_mb": peakMegabytes,
            "first_commit_ms": firstCommitMilliseconds,
        ]
    }
}
