import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of input that every display server must handle in the same way.
@MainActor @Suite(.serialized) struct InputContractTests {
    @Test(
        "a click is an enter, a move, a press and a release event, in points of the window",
        arguments: Backend.available,
        [1, 2])
    func clicksAreInWindowPoints(_ backend: Backend, _ scale: Int) throws {
        let fixture = try DisplayServerFixture(backend, scale: CGFloat(scale))
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 700, y: 600))
        try fixture.settle(injector)
        fixture.recorder.clear()
        try injector.movePointer(to: CGPoint(x: 30, y: 40))
        try injector.button(1, isDown: true)
        try injector.button(1, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.log == ["entered", "moved", "button 1 down", "button 1 up"])
        #expect(fixture.recorder.buttons.map(\.location) == [CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40)])
    }

    @Test("buttons 1, 2 and 3 are primary, secondary and middle", arguments: Backend.available)
    func buttonNumbers(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 30, y: 40))
        for number in 1...3 {
            try injector.button(number, isDown: true)
            try injector.button(number, isDown: false)
        }
        try fixture.settle(injector)
        #expect(fixture.recorder.buttons.map(\.number) == [1, 1, 2, 2, 3, 3])
    }

    @Test("a drag continues outside the window, and the pointer exits after it", arguments: Backend.available)
    func dragsContinueOutside(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 30, y: 40))
        try injector.button(1, isDown: true)
        try injector.movePointer(to: CGPoint(x: 700, y: 500))
        try fixture.settle(injector)
        #expect(fixture.recorder.pointerSamples.last?.location == CGPoint(x: 700, y: 500))
        #expect(!fixture.recorder.log.contains("exited"))
        try injector.button(1, isDown: false)
        try injector.movePointer(to: CGPoint(x: 710, y: 510))
        try fixture.settle(injector)
        #expect(Array(fixture.recorder.log.suffix(2)) == ["button 1 up", "exited"])
        #expect(!fixture.recorder.log.contains("pointer cancelled"))
    }

    @Test("pending moves are one event with all locations", arguments: Backend.available)
    func movesAreCoalesced(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 1, y: 1))
        try fixture.settle(injector)
        fixture.recorder.clear()
        for x in 2...6 { try injector.movePointer(to: CGPoint(x: x, y: 10)) }
        try fixture.settle(injector)
        #expect(fixture.recorder.log == ["moved"])
        #expect(fixture.recorder.pointerSamples.map(\.location.x) == [2, 3, 4, 5, 6])
        let times = fixture.recorder.pointerSamples.map(\.timestamp)
        #expect(times == times.sorted())
    }

    @Test("a wheel scrolls 48 points per notch, and turning it up moves the content down", arguments: Backend.available)
    func wheelScrollsByNotches(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 30, y: 40))
        try fixture.settle(injector)
        fixture.recorder.clear()
        try injector.scroll(notches: CGVector(dx: 0, dy: 1), isContinuous: false)
        try fixture.settle(injector)
        try injector.scroll(notches: CGVector(dx: 0, dy: -1), isContinuous: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.scrolls.map(\.delta.dy) == [48, -48])
        #expect(fixture.recorder.scrolls.allSatisfy { !$0.isContinuous && $0.location == CGPoint(x: 30, y: 40) })
        #expect(fixture.recorder.buttons.isEmpty)
    }

    @Test("a key event has the usage, the characters and the modifiers", arguments: Backend.available)
    func keysHaveUsageCharactersAndModifiers(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try injector.key(0xe1, isDown: true)
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try injector.key(0xe1, isDown: false)
        try fixture.settle(injector)
        let keys = fixture.recorder.keys
        #expect(keys.map(\.usage) == [0x04, 0x04, 0xe1, 0x04, 0x04, 0xe1])
        #expect(keys.map(\.isDown) == [true, false, true, true, false, false])
        #expect(keys.map(\.characters) == ["a", "a", "", "A", "A", ""])
        #expect(keys.map(\.charactersIgnoringModifiers) == ["a", "a", "", "a", "a", ""])
        #expect(fixture.recorder.events.map(\.modifiers) == [[], [], .shift, .shift, .shift, []])
    }

    @Test("Control does not change the characters of a key", arguments: Backend.available)
    func controlKeepsCharacters(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.key(0xe0, isDown: true)
        try injector.key(0x06, isDown: true)
        try injector.key(0x06, isDown: false)
        try injector.key(0xe0, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.keys.map(\.characters) == ["", "c", "c", ""])
        #expect(fixture.recorder.events.map(\.modifiers) == [.control, .control, .control, []])
    }

    @Test("input is delivered in order", arguments: Backend.available)
    func inputIsOrdered(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 10, y: 10))
        try fixture.settle(injector)
        fixture.recorder.clear()
        try injector.button(1, isDown: true)
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try injector.key(0x05, isDown: true)
        try injector.key(0x05, isDown: false)
        try injector.movePointer(to: CGPoint(x: 30, y: 30))
        try injector.button(1, isDown: false)
        try fixture.settle(injector)
        let pointer = fixture.recorder.log.filter { !$0.hasPrefix("key") }
        #expect(
            pointer == ["button 1 down", "moved", "button 1 up"]
                || pointer == ["button 1 down", "moved", "moved", "button 1 up"])
        #expect(fixture.recorder.log.filter { $0.hasPrefix("key") } == ["key 5 down", "key 5 up"])
        let times = fixture.recorder.events.map(\.timestamp)
        #expect(times == times.sorted())
    }

    @Test("simultaneous touches are distinguished until they end", arguments: Backend.withTouch)
    func touchesAreDistinguished(_ backend: Backend) throws {
        let fixture = try DisplayServerFixture(backend)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.touch(.began, [(0, CGPoint(x: 50, y: 60))])
        try injector.touch(.began, [(1, CGPoint(x: 150, y: 60))])
        try injector.touch(.moved, [(0, CGPoint(x: 50, y: 160)), (1, CGPoint(x: 150, y: 160))])
        try injector.touch(.ended, [(0, CGPoint(x: 50, y: 160))])
        try injector.touch(.ended, [(1, CGPoint(x: 150, y: 160))])
        try fixture.settle(injector)
        let touches = fixture.recorder.touches
        #expect(touches.map(\.phase) == [.began, .began, .moved, .moved, .ended, .ended])
        let ids = touches.map(\.change.id)
        #expect(ids[0] != ids[1])
        #expect(Set(ids[2...3]) == Set(ids[0...1]))
        #expect(ids[4] == ids[0])
        #expect(ids[5] == ids[1])
        let locations = touches.compactMap(\.change.samples.last?.location)
        // The coordinates of a touchscreen do not coincide with whole pixels.
        #expect(
            locations.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }[0...1] == [
                CGPoint(x: 50, y: 60), CGPoint(x: 150, y: 60),
            ])
        #expect(locations[4].y.rounded() == 160)
        // Touches do not generate pointer events.
        #expect(fixture.recorder.log.allSatisfy { $0.hasPrefix("touches") }, "\(fixture.recorder.log)")
    }
}
