import Testing

@testable import FrameTiming

/// Lines of Weston's protocol log.
struct ProtocolMessageTests {
    @Test func `a request has a time, a client, an object and arguments`() throws {
        let message = try #require(
            ProtocolMessage(
                "[2026-11-27 00:48:32.538][proto] client 0x55dae28b2920 rq "
                    + "wl_shm_pool@9.create_buffer(new id wl_buffer@10, 0, 1280, 800, 5120, 1)"))
        #expect(abs(message.time - 1_795_740_512.538) < 1e-6)
        #expect(message.client == "0x55dae28b2920" && message.isRequest)
        #expect(message.interface == "wl_shm_pool" && message.object == "9" && message.name == "create_buffer")
        #expect(message.object(at: 0) == "10" && message.object(at: 1) == nil && message.object(at: 9) == nil)
        #expect(message.number(at: 2) == 1_280 && message.number(at: 0) == nil && message.number(at: 9) == nil)
    }

    @Test func `objects are also written with a number sign, and arguments may be missing`() throws {
        let message = try #require(
            ProtocolMessage("[2026-01-01 00:00:00.000][proto] client 0x1 ev wl_buffer#11.release()"))
        #expect(!message.isRequest && message.object == "11" && message.arguments.isEmpty)
    }

    @Test func `newer versions name the client's process`() throws {
        let message = try #require(
            ProtocolMessage(
                "[2026-11-27 09:14:34.153][proto] client 0x55 (PID 18) rq xdg_toplevel@13.set_title(\"a (b\")"))
        #expect(message.isRequest && message.client == "0x55" && message.object == "13" && message.name == "set_title")
        #expect(message.arguments == ["\"a (b\""])
    }

    @Test(arguments: [
        "", "[00:48:30.903] weston 10.0.1", "               https://wayland.freedesktop.org",
        "Date: 2026-11-27 UTC", "[2026-11-27 00:48:32.538][proto] client 0x5 rq wl_surface@3.com",
        "[2026-11-27 00:48][proto] client 0x5 rq wl_surface@3.commit()",
        "[2026-11-27 00:48:32.538][proto] client 0x5 wl_surface@3.commit()",
        "[2026-11-27 00:48:32.538][proto] client 0x5 (PID 3 rq wl_surface@3.commit()",
        "[2026-11-27 00:48:32.538][proto] client 0x5 (PID 3) wl_surface@3.commit()",
    ])
    func `other lines and cut ones are no messages`(line: String) {
        #expect(ProtocolMessage(line) == nil)
    }

    @Test(arguments: [
        ("1970-01-01 00:00:00.000", 0), ("1970-01-02 00:00:01.500", 86_401.5), ("2000-02-29 12:00:00.000", 951_825_600),
        ("2024-12-31 23:59:59.999", 1_735_689_599.999), ("2026-03-01 00:00:00.000", 1_772_323_200),
    ])
    func `times are seconds since 1970`(stamp: String, seconds: Double) throws {
        #expect(abs(try #require(ProtocolMessage.seconds(Substring(stamp))) - seconds) < 1e-6)
    }
}
