import Testing
import UIKit
import UIKitTesting

@testable import Clock

@MainActor @Suite(.serialized) struct ClockTests {
    private let face = ClockFace(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    /// Returns how far a hand is turned clockwise, as a fraction of a full turn.
    private func turn(of hand: CALayer) -> CGFloat {
        let transform = hand.affineTransform()
        let angle = atan2(transform.b, transform.a) / (2 * .pi)
        return angle < -0.0001 ? angle + 1 : max(0, angle)
    }

    private func hands() throws -> [CALayer] {
        let hands = try #require(face.layer.sublayers)
        try #require(hands.count == 3)
        return hands
    }

    @Test func theHandsShowTheTime() throws {
        let generator = try EventGenerator(view: face)
        defer { withExtendedLifetime(generator) {} }
        let time = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
        let second = CGFloat(time.second ?? 0) / 60
        let minute = (CGFloat(time.minute ?? 0) + second) / 60
        let hour = (CGFloat((time.hour ?? 0) % 12) + minute) / 12
        // The time may have advanced by a second since the layout, also from 59 to 0.
        for (hand, expected) in zip(try hands(), [hour, minute, second]) {
            let difference = abs(turn(of: hand) - expected)
            #expect(min(difference, 1 - difference) < 0.06)
        }
    }

    @Test func theSecondHandMovesEverySecond() async throws {
        let generator = try EventGenerator(view: face)
        // The timer belongs to the run loop of the process's main thread; layout shows the time as well.
        let hand = try hands()[2]
        let before = turn(of: hand)
        try await generator.settle(until: "the second hand has moved") {
            face.setNeedsLayout()
            face.layoutIfNeeded()
            return turn(of: hand) != before
        }
    }

    @Test func theFaceFollowsItsSizeAndTheme() throws {
        let generator = try EventGenerator(view: face)
        let small = try hands()[0].bounds.height
        face.bounds.size = CGSize(width: 400, height: 400)
        try generator.wait(0.1)
        #expect(try hands()[0].bounds.height > small * 1.5)
        let light = try #require(try hands()[0].backgroundColor)
        generator.window.overrideUserInterfaceStyle = .dark
        try generator.wait(0.1)
        #expect(try hands()[0].backgroundColor != light)
    }

    @Test func theAppOpensAWindow() throws {
        let generator = try EventGenerator(launching: Clock())
        #expect(generator.window.windowScene?.title == "Clock")
        #expect(generator.window.rootViewController?.view is ClockFace)
    }
}
