import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of drags over windows of another X client.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct DragSourceTests {
    private static let text = ClipboardContent.text

    private func atoms(_ target: SimulatedDropTarget, _ names: [String]) throws -> [Int] {
        try target.client.perform { display in names.map { Int(XInternAtom(display, $0, 0)) } }
    }

    @Test("DD-01: windows have XdndAware 5, and the drag owns the selection")
    func propertiesAreSet() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        let window = try #require(stage.fixture.x11.windowID(of: stage.fixture.surface))
        #expect(try target.client.numbers(of: window, property: "XdndAware") == [5])
        try stage.begin([(Self.text, "x"), ("image/png", "y")])
        let owner = try target.client.perform { XGetSelectionOwner($0, XInternAtom($0, "XdndSelection", 0)) }
        #expect(owner != 0 && owner != window)
        try stage.move(650, 150, target)
        let enter = try #require(target.messages("Enter").first)
        #expect(Window(enter.data[0]) == owner)
        #expect(enter.data[1] >> 24 == 5 && enter.data[1] & 1 == 1)
        let types = try target.client.numbers(of: owner, property: "XdndTypeList")
        let names = try types.map { try target.client.name(of: $0) }
        #expect(
            names == ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING", "TEXT", "image/png"])
        #expect(Array(enter.data[2...4]) == Array(types[0..<3]))
        try stage.press(false)
    }

    @Test("DD-03: Enter, Position, Drop and the data arrive in order", arguments: [1, 2] as [CGFloat])
    func messagesArriveInOrder(_ scale: CGFloat) throws {
        let stage = try DragFixture(.xvfb, scale: scale)
        let target = try stage.target(
            wanted: ["TARGETS", "UTF8_STRING", "STRING", "image/png", "image/gif"],
            frame: CGRect(x: 600 * scale, y: 100 * scale, width: 200 * scale, height: 200 * scale))
        try stage.begin([(Self.text, "Grüße"), ("image/png", "PNG")])
        try stage.move(650, 150, target)
        let position = try #require(target.messages("Position").last)
        #expect(position.data[2] == Int(650 * scale) << 16 | Int(150 * scale))
        #expect(try target.client.name(of: position.data[4]) == "XdndActionCopy")
        #expect(position.data[3] != 0)
        #expect(stage.drag?.response == .operation(.copy))
        try stage.move(660, 170, target)
        #expect(target.messages("Position").last?.data[2] == Int(660 * scale) << 16 | Int(170 * scale))
        try stage.press(false)
        try stage.expectSoon("finished", target) { stage.recorder.log.last == "finished copy" }
        #expect(target.types.filter { $0 != "Position" } == ["Enter", "Drop"])
        #expect(target.types.first == "Enter" && target.types.last == "Drop")
        #expect(target.data["UTF8_STRING"] == Array("Grüße".utf8))
        #expect(target.data["STRING"] == [0x47, 0x72, 0xFC, 0xDF, 0x65])
        #expect(target.data["image/png"] == Array("PNG".utf8))
        #expect(target.refused == ["image/gif"])
        #expect(stage.recorder.log == ["forbidden", "copy", "ended copy", "finished copy"])
        #expect(try #require(target.messages("Drop").first).data[2] >= position.data[3])
    }

    @Test("DD-03: no movement is sent before the answer to the last one, then only the newest")
    func movementsWaitForAnswers() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        target.answer = nil
        try stage.begin()
        for x in 0..<5 { try stage.move(650 + CGFloat(x), 150, target) }
        #expect(target.messages("Position").count == 1)
        target.answer = SimulatedDropTarget.Answer()
        try target.sendAnswer()
        stage.serve(target)
        #expect(target.messages("Position").map { $0.data[2] >> 16 } == [650, 654])
        try stage.press(false)
        try stage.expectSoon("finished", target) { stage.recorder.log.last == "finished copy" }
    }

    @Test("DD-03: no movement is sent inside the rectangle of the answer")
    func quietRectangles() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        target.answer?.wantsAllMovements = false
        target.answer?.area = (640, 140, 20, 20)
        try stage.begin()
        try stage.move(645, 145, target)
        for x in 0..<5 { try stage.move(646 + CGFloat(x), 146, target) }
        #expect(target.messages("Position").count == 1)
        try stage.move(670, 146, target)
        #expect(target.messages("Position").count == 2)
        // Another action is of interest.
        target.answer?.area = (600, 100, 200, 200)
        try stage.move(671, 146, target)
        let count = target.messages("Position").count
        try stage.key(225, isDown: true)
        stage.serve(target)
        #expect(target.messages("Position").count == count + 1)
        try stage.key(225, isDown: false)
        try stage.press(false)
        try stage.expectSoon("ended", target) { stage.recorder.log.contains("ended copy") }
    }

    @Test("DD-02: the target is found through frames and proxies", arguments: [0, 1, 3], [false, true])
    func targetsAreFound(_ frames: Int, _ hasProxy: Bool) throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target(hasProxy: hasProxy, frames: frames)
        try stage.begin()
        try stage.move(650, 150, target)
        try stage.move(655, 150, target)
        #expect(target.types.prefix(2) == ["Enter", "Position"])
        #expect(stage.drag?.response == .operation(.copy))
        try stage.move(1000, 700, target)
        #expect(target.types.last == "Leave")
        #expect(stage.drag?.response == .forbidden)
        try stage.press(false)
        #expect(stage.recorder.log.last == "ended none")
    }

    @Test("DD-02: versions below 3 are refused, and versions above 5 are 5", arguments: [nil, 0, 2, 3, 4, 9, 1 << 31])
    func versions(_ version: Int?) throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target(version: version)
        try stage.begin()
        try stage.move(650, 150, target)
        if let version, version >= 3 {
            #expect(target.messages("Enter").first.map { $0.data[1] >> 24 } == min(5, version))
        } else {
            #expect(target.types.isEmpty)
            #expect(stage.drag?.response == .forbidden)
        }
        try stage.press(false)
        if version ?? 0 >= 3 {
            try stage.expectSoon("finished", target) { stage.recorder.log.last == "finished copy" }
        }
    }

    @Test("DD-07: Escape sends Leave, and releases the input")
    func escapeSendsLeave() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        try stage.begin()
        try stage.move(650, 150, target)
        #expect(try !target.client.freeInput().pointer)
        try stage.key(41, isDown: true)
        try stage.key(41, isDown: false)
        stage.serve(target)
        #expect(target.types.last == "Leave")
        #expect(stage.recorder.log.last == "ended none")
        try stage.press(false)
        let free = try target.client.freeInput()
        #expect(free.pointer && free.keyboard)
        stage.serve(target)
        #expect(target.messages("Drop").isEmpty)
    }

    @Test("DD-04: a target that refuses is left at the release")
    func refusingTargets() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        target.answer?.isAccepted = false
        try stage.begin()
        try stage.move(650, 150, target)
        #expect(stage.drag?.response == .forbidden)
        try stage.press(false)
        stage.serve(target)
        #expect(target.types.last == "Leave" && target.messages("Drop").isEmpty)
        #expect(stage.recorder.log == ["forbidden", "ended none"])
    }

    @Test("DD-05: the action is the suggested one, and answers with other actions are obeyed if allowed")
    func actions() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        try stage.begin(operations: [.copy, .move])
        try stage.move(650, 150, target)
        target.answer?.action = "XdndActionMove"
        target.finalAction = "XdndActionMove"
        try stage.move(651, 150, target)
        #expect(stage.drag?.response == .operation(.move))
        target.answer?.action = "XdndActionLink"
        try stage.move(652, 150, target)
        #expect(stage.drag?.response == .forbidden)
        target.answer?.action = "XdndActionPrivate"
        try stage.move(653, 150, target)
        #expect(stage.drag?.response == .operation(.copy))
        target.answer?.action = "XdndActionMove"
        try stage.move(654, 150, target)
        try stage.press(false)
        try stage.expectSoon("finished", target) { stage.recorder.log.last == "finished move" }
    }

    @Test("DD-06: large data are sent incrementally, and data that are loaded later too")
    func largeData() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target(wanted: ["image/png", "UTF8_STRING"])
        let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13 >> 3) })
        try stage.press(true)
        let scheduler = stage.server.scheduler
        try stage.begin(
            DragContent(types: ["image/png", Self.text]) { type, completion in
                scheduler.schedule(after: 0.1) { completion(type == "image/png" ? large : Data("later".utf8)) }
            })
        try stage.move(650, 150, target)
        try stage.press(false)
        try stage.expectSoon("finished", target, within: 20) { stage.recorder.log.last == "finished copy" }
        #expect(target.data["image/png"] == Array(large))
        #expect(target.data["UTF8_STRING"] == Array("later".utf8))
    }

    @Test("a target that disconnects is left, or fails its drop", arguments: [false, true])
    func disconnectedTargets(_ isDropped: Bool) throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        target.finishes = false
        try stage.begin()
        try stage.move(650, 150, target)
        if isDropped {
            try stage.press(false)
            try stage.expectSoon("dropped", target) { target.types.last == "Drop" }
        }
        target.close()
        try stage.fixture.expectSoon("noticed") {
            isDropped ? stage.recorder.log.last == "finished none" : stage.drag?.response == .forbidden
        }
        if !isDropped {
            try stage.press(false)
            #expect(stage.recorder.log.last == "ended none")
        }
    }

    @Test("DD-07: the loss of the selection to another drag cancels")
    func otherDragsCancel() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        try stage.begin()
        try stage.move(650, 150, target)
        try target.client.perform { display in
            _ = XSetSelectionOwner(
                display, XInternAtom(display, "XdndSelection", 0), target.window, Time(CurrentTime))
        }
        try stage.expectSoon("cancelled", target) { stage.recorder.log.last == "ended none" }
        #expect(target.types.last == "Leave")
        try stage.press(false)
    }

    @Test("DD-08: the image is in front, follows the pointer, and receives no input")
    func theImageIsShown() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        // An opaque square, and a transparent one.
        var pixels = [UInt32](repeating: 0xFF00_FF00, count: 40 * 20)
        for y in 0..<20 { for x in 20..<40 { pixels[y * 40 + x] = 0x1000_0000 } }
        let image = DragImage(width: 40, height: 20, pixels: pixels, scale: 1, hotspot: CGPoint(x: 10, y: 10))
        let drag = try stage.begin(image: image)
        try stage.move(700, 200, target)
        // The pointer is over the opaque part, and the window below is found.
        #expect(target.types.prefix(2) == ["Enter", "Position"])
        var screen = try target.client.screenshot()
        #expect(screen[695, 195] == 0xFF00_FF00)
        #expect(screen[715, 195] != 0xFF00_FF00 && screen[715, 195] == screen[760, 195])
        try stage.move(720, 250, target)
        screen = try target.client.screenshot()
        #expect(screen[715, 245] == 0xFF00_FF00 && screen[695, 195] != 0xFF00_FF00)
        drag.setImage(nil)
        stage.serve(target)
        #expect(try target.client.screenshot()[715, 245] != 0xFF00_FF00)
        try stage.press(false)
        try stage.expectSoon("ended", target) { stage.recorder.log.contains("ended copy") }
    }

    @Test("the image is removed with the drag")
    func theImageIsRemoved() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        let image = DragImage(
            width: 8, height: 8, pixels: [UInt32](repeating: 0xFF12_3456, count: 64), scale: 1, hotspot: .zero)
        let drag = try stage.begin(image: image)
        try stage.move(900, 600, target)
        try stage.press(false)
        #expect(try target.client.screenshot()[904, 604] == 0xFF12_3456)
        drag.moveImage(to: CGPoint(x: 950, y: 600))
        stage.server.serve(for: 0.05)
        #expect(try target.client.screenshot()[954, 604] == 0xFF12_3456)
        try stage.expectSoon("removed", target) { (try? target.client.screenshot()[954, 604]) != 0xFF12_3456 }
    }

    @Test("late messages for an earlier drag are ignored")
    func lateMessages() throws {
        let stage = try DragFixture(.xvfb)
        let target = try stage.target()
        target.finishes = false
        try stage.begin()
        try stage.move(650, 150, target)
        try stage.press(false)
        try stage.expectSoon("dropped", target) { target.types.last == "Drop" }
        try stage.move(150, 150, target)
        // A new drag ends the old one.
        let other = DragRecorder()
        try stage.press(true)
        let configuration = DragConfiguration(
            input: .pointer, location: CGPoint(x: 150, y: 150), content: DragContent([(Self.text, Data("2".utf8))]))
        let drag = try #require(
            stage.server.beginDrag(from: stage.fixture.surface, configuration, delegate: other))
        #expect(stage.recorder.log.last == "finished none")
        try target.send("XdndFinished", [Int(target.window), 1, 0, 0, 0])
        try target.sendAnswer()
        stage.serve(target)
        #expect(stage.recorder.log.last == "finished none")
        #expect(other.log.isEmpty && drag.isActive)
        try stage.press(false)
        stage.serve(target)
        #expect(other.log == ["forbidden", "ended none"] || other.log == ["ended none"])
    }
}
