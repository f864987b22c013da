import Testing
import WaylandPlatform

/// States of a window between two frames.
struct FrameScheduleTests {
    @Test func `asks for one turn, however much changes before it`() {
        var schedule = FrameSchedule.idle
        #expect(schedule.frameRequested() == .scheduleTurn)
        #expect(schedule.frameRequested() == .nothing)
        #expect(schedule.turnEnds() == .drawFrame(isInStep: false))
        schedule.drew(.committed)
        #expect(schedule.drawingEnded() == .nothing)
        #expect(schedule.turnEnds() == .nothing)
        #expect(schedule.callbackArrived() == .nothing)
        #expect(schedule == .idle)  // so the process sleeps: nothing else was asked for
    }

    @Test func `a frame asked for while drawing comes with the callback`() {
        var schedule = FrameSchedule.due(isInStep: false)
        _ = schedule.turnEnds()
        #expect(schedule.frameRequested() == .nothing)
        schedule.drew(.committed)
        #expect(schedule.drawingEnded() == .nothing)
        #expect(schedule == .waitingForCallback(isFrameWanted: true))
        #expect(schedule.callbackArrived() == .scheduleTurn)
        #expect(schedule.turnEnds() == .drawFrame(isInStep: true))
    }

    @Test func `without a buffer it waits for one, and for nothing else`() {
        var schedule = FrameSchedule.due(isInStep: true)
        _ = schedule.turnEnds()
        schedule.drew(.noBuffer)
        #expect(schedule.drawingEnded() == .nothing)
        #expect(schedule.frameRequested() == .nothing)
        #expect(schedule.callbackArrived() == .nothing)
        #expect(schedule.bufferReleased() == .scheduleTurn)
    }

    @Test(arguments: [FrameSchedule.idle, .unconfigured, .waitingForCallback(isFrameWanted: true), .closed])
    func `a released buffer matters only to who waits for it`(before: FrameSchedule) {
        var schedule = before
        #expect(schedule.bufferReleased() == .nothing)
        #expect(schedule == before)
    }

    @Test func `once closed, nothing happens any more`() {
        var schedule = FrameSchedule.closed
        #expect(schedule.frameRequested() == .nothing)
        #expect(schedule.configured() == .nothing)
        #expect(schedule.turnEnds() == .nothing)
        #expect(schedule.callbackArrived() == .nothing)
        #expect(schedule.drawingEnded() == .nothing)
        #expect(schedule == .closed)
    }
}
