import Testing

@testable import FrameTiming

/// Frames in a protocol log.
struct WindowLogTests {
    private func log(_ messages: [String]) -> WindowLog {
        var log = WindowLog()
        for (index, message) in messages.enumerated() {
            log.read("[1970-01-01 00:00:\(10 + index).000][proto] client \(message)")
        }
        return log
    }

    private let window = [
        "0xa rq xdg_wm_base@6.get_xdg_surface(new id xdg_surface@7, wl_surface@3)",
        "0xa rq xdg_surface@7.get_toplevel(new id xdg_toplevel@8)",
        "0xa rq wl_surface@3.commit()",
        "0xa rq wl_shm_pool@9.create_buffer(new id wl_buffer@10, 0, 100, 50, 400, 1)",
        "0xa rq wl_shm_pool@9.create_buffer(new id wl_buffer@11, 0, 20, 10, 80, 1)",
    ]

    @Test func `a frame is a commit after an attached buffer`() {
        let log = log(
            window + [
                "0xa rq wl_surface@3.attach(wl_buffer@10, 0, 0)", "0xa rq wl_surface@3.damage(0, 0, 9, 9)",
                "0xa rq wl_surface@3.commit()",
                // Without a buffer, and with one that is taken away.
                "0xa rq wl_surface@3.commit()", "0xa rq wl_surface@3.attach(nil, 0, 0)", "0xa rq wl_surface@3.commit()",
                "0xa rq wl_surface@3.attach(wl_buffer@10, 0, 0)", "0xa rq wl_surface@3.commit()",
            ])
        #expect(log.hasWindow)
        #expect(log.frames.map(\.time) == [17, 22])
        #expect(log.frames.map(\.area) == [5_000, 5_000])
    }

    @Test func `the largest surface is the window, however often others are drawn`() {
        func frame(_ surface: Int, _ buffer: Int) -> [String] {
            [
                "0xa rq wl_surface@\(surface).attach(wl_buffer@\(buffer), 0, 0)",
                "0xa rq wl_surface@\(surface).commit()",
            ]
        }
        let log = log(window + frame(4, 11) + frame(4, 11) + frame(3, 10) + frame(4, 11))
        #expect(log.frames.count == 4)
        #expect(log.windowFrames.map(\.surface.number) == ["3"])
    }

    @Test func `the compositor's own clients have no windows`() {
        let desktop = [
            "0xd rq wl_shm_pool@18.create_buffer(new id wl_buffer@19, 0, 1280, 800, 5120, 0)",
            "0xd rq wl_surface@3.attach(wl_buffer@19, 0, 0)", "0xd rq wl_surface@3.commit()",
        ]
        #expect(!log(desktop).hasWindow && log(desktop).frames.isEmpty)
        #expect(log(desktop + window).hasWindow && log(desktop + window).frames.isEmpty)
    }

    @Test func `the rate is that of the screen`() {
        #expect(log([]).refresh == 60)
        #expect(log(["0xa ev wl_output@11.mode(3, 1280, 800, 74970)"]).refresh == 74.97)
    }
}
