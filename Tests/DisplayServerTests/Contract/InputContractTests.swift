import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of input that every display server must handle in the same way.
@MainActor @Suite(.serialized) struct InputContractTests {
    @Test(
        "A click is an entry, a move, a press and a release, at points of the window", arguments: Backend.available,
        [1, 2])
    func clicks(_ backend: Backend, _ scale: Int) throws {
        let rig = try Rig(backend, scale: CGFloat(scale))
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 700, y: 600))
        try rig.settle(injector)
        rig.recorder.clear()
        try injector.movePointer(to: CGPoint(x: 30, y: 40))
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.log == ["entered", "moved", "button 1 down", "button 1 up"])
        #expect(rig.recorder.buttons.map(\.location) == [CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40)])
    }

    @Test("Buttons are counted primary, secondary, middle", arguments: Backend.available)
    func buttonNumbers(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 30, y: 40))
        for number in 1...3 {
            try injector.button(number, isDown: true)
            try injector.button(number, isDown: false)
        }
        try rig.settle(injector)
        #expect(rig.recorder.buttons.map(\.number) == [1, 1, 2, 2, 3, 3])
    }

    @Test("A drag that leaves the window goes on, and the pointer exits when it is over", arguments: Backend.available)
    func dragsOutside(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 30, y: 40))
        try injector.button(1, isDown: true)
        try injector.movePointer(to: CGPoint(x: 700, y: 500))
        try rig.settle(injector)
        #expect(rig.recorder.pointerSamples.last?.location == CGPoint(x: 700, y: 500))
        #expect(!rig.recorder.log.contains("exited"))
        try injector.button(1, isDown: false)
        try injector.movePointer(to: CGPoint(x: 710, y: 510))
        try rig.settle(injector)
        #expect(Array(rig.recorder.log.suffix(2)) == ["button 1 up", "exited"])
        #expect(!rig.recorder.log.contains("pointer cancelled"))
    }

    @Test("Moves that wait together are one event with all positions", arguments: Backend.available)
    func coalesces(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 1, y: 1))
        try rig.settle(injector)
        rig.recorder.clear()
        for x in 2...6 { try injector.movePointer(to: CGPoint(x: x, y: 10)) }
        try rig.settle(injector)
        #expect(rig.recorder.log == ["moved"])
        #expect(rig.recorder.pointerSamples.map(\.location.x) == [2, 3, 4, 5, 6])
        let times = rig.recorder.pointerSamples.map(\.timestamp)
        #expect(times == times.sorted())
    }

    @Test("A wheel scrolls 48 points a notch, and turning it up moves the content down", arguments: Backend.available)
    func wheel(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 30, y: 40))
        try rig.settle(injector)
        rig.recorder.clear()
        try injector.scroll(notches: CGVector(dx: 0, dy: 1), isContinuous: false)
        try rig.settle(injector)
        try injector.scroll(notches: CGVector(dx: 0, dy: -1), isContinuous: false)
        try rig.settle(injector)
        #expect(rig.recorder.scrolls.map(\.delta.dy) == [48, -48])
        #expect(rig.recorder.scrolls.allSatisfy { !$0.isContinuous && $0.location == CGPoint(x: 30, y: 40) })
        #expect(rig.recorder.buttons.isEmpty)
    }

    @Test("A key tells its place, its text, and the modifiers", arguments: Backend.available)
    func keys(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try injector.key(0xe1, isDown: true)
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try injector.key(0xe1, isDown: false)
        try rig.settle(injector)
        let keys = rig.recorder.keys
        #expect(keys.map(\.usage) == [0x04, 0x04, 0xe1, 0x04, 0x04, 0xe1])
        #expect(keys.map(\.isDown) == [true, false, true, true, false, false])
        #expect(keys.map(\.characters) == ["a", "a", "", "A", "A", ""])
        #expect(keys.map(\.charactersIgnoringModifiers) == ["a", "a", "", "a", "a", ""])
        #expect(rig.recorder.events.map(\.modifiers) == [[], [], .shift, .shift, .shift, []])
    }

    @Test("Control leaves the letter a letter", arguments: Backend.available)
    func control(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.key(0xe0, isDown: true)
        try injector.key(0x06, isDown: true)
        try injector.key(0x06, isDown: false)
        try injector.key(0xe0, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.keys.map(\.characters) == ["", "c", "c", ""])
        #expect(rig.recorder.events.map(\.modifiers) == [.control, .control, .control, []])
    }

    @Test("Input is delivered in the order it was made", arguments: Backend.available)
    func order(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 10, y: 10))
        try rig.settle(injector)
        rig.recorder.clear()
        try injector.button(1, isDown: true)
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try injector.key(0x05, isDown: true)
        try injector.key(0x05, isDown: false)
        try injector.movePointer(to: CGPoint(x: 30, y: 30))
        try injector.button(1, isDown: false)
        try rig.settle(injector)
        let pointer = rig.recorder.log.filter { !$0.hasPrefix("key") }
        #expect(
            pointer == ["button 1 down", "moved", "button 1 up"]
                || pointer == ["button 1 down", "moved", "moved", "button 1 up"])
        #expect(rig.recorder.log.filter { $0.hasPrefix("key") } == ["key 5 down", "key 5 up"])
        let times = rig.recorder.events.map(\.timestamp)
        #expect(times == times.sorted())
    }

    @Test("Fingers are told apart from down to up", arguments: Backend.withTouch)
    func touches(_ backend: Backend) throws {
        let rig = try Rig(backend)
        try rig.show()
        let injector = try rig.injector()
        try injector.touch(.began, [(0, CGPoint(x: 50, y: 60))])
        try injector.touch(.began, [(1, CGPoint(x: 150, y: 60))])
        try injector.touch(.moved, [(0, CGPoint(x: 50, y: 160)), (1, CGPoint(x: 150, y: 160))])
        try injector.touch(.ended, [(0, CGPoint(x: 50, y: 160))])
        try injector.touch(.ended, [(1, CGPoint(x: 150, y: 160))])
        try rig.settle(injector)
        let touches = rig.recorder.touches
        #expect(touches.map(\.phase) == [.began, .began, .moved, .moved, .ended, .ended])
        let ids = touches.map(\.change.id)
        #expect(ids[0] != ids[1])
        #expect(Set(ids[2...3]) == Set(ids[0...1]))
        #expect(ids[4] == ids[0])
        #expect(ids[5] == ids[1])
        let places = touches.compactMap(\.change.samples.last?.location)
        // The coordinates of a touchscreen do not coincide with whole pixels.
        #expect(
            places.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }[0...1] == [
                CGPoint(x: 50, y: 60), CGPoint(x: 150, y: 60),
            ])
        #expect(places[4].y.rounded() == 160)
        // Touches do not generate pointer events.
        #expect(rig.recorder.log.allSatisfy { $0.hasPrefix("touches") }, "\(rig.recorder.log)")
    }
}
