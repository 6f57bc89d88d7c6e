import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

struct RefreshRateTests {
    @Test("common modes have their nominal rates")
    func commonModesHaveNominalRates() throws {
        func rate(_ clock: UInt, _ horizontal: UInt32, _ vertical: UInt32) throws -> Double {
            try #require(X11RefreshRate.rate(dotClock: clock, horizontalTotal: horizontal, verticalTotal: vertical))
        }
        #expect(abs(try rate(148_500_000, 2200, 1125) - 60) < 0.001)
        #expect(abs(try rate(325_080_000, 2000, 1129) - 143.97) < 0.01)
        let interlaced = X11RefreshRate.rate(
            dotClock: 74_250_000, horizontalTotal: 2200, verticalTotal: 1125, isInterlaced: true)
        #expect(interlaced == 60)
        let doubled = X11RefreshRate.rate(
            dotClock: 25_000_000, horizontalTotal: 800, verticalTotal: 260, isDoubleScan: true)
        #expect(abs((doubled ?? 0) - 60.1) < 0.01)
    }

    @Test(
        "invalid modes have 60 frames per second",
        arguments: [(0, 2200, 1125), (148_500_000, 0, 1125), (148_500_000, 2200, 0), (1, 2200, 1125), (.max, 1, 1)]
            as [(UInt, UInt32, UInt32)])
    func invalidModesHaveTheDefaultRate(clock: UInt, horizontal: UInt32, vertical: UInt32) {
        let rate = X11RefreshRate.rate(dotClock: clock, horizontalTotal: horizontal, verticalTotal: vertical)
        #expect(rate == nil)
        #expect(X11RefreshRate.interval(rate) == 1.0 / 60)
    }

    @MainActor @Suite(.serialized, .needs(.xvfb)) struct ModeChangeTests {
        @Test("a mode change changes the frame interval and is reported")
        func modeChangesAreReported() throws {
            let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
            try fixture.show()
            #expect(fixture.server.frameClock.interval.isFinite && fixture.server.frameClock.interval > 0)
            let client = try #require(fixture.display).client()
            let isChanged = try client.perform { setMode($0, dotClock: 144 * 1100 * 700) }
            try #require(isChanged, "the X server does not accept modes")
            try fixture.expectSoon("144 frames per second") {
                abs(fixture.server.frameClock.interval - 1.0 / 144) < 1e-6
            }
            #expect(fixture.recorder.log.contains("screen"))
            // A monitor without a dot clock has no known refresh rate.
            #expect(try client.perform { setMode($0, dotClock: 0) })
            try fixture.expectSoon("60 frames per second") { fixture.server.frameClock.interval == 1.0 / 60 }
        }

        /// Sets the mode of the first monitor to 1000 × 600 pixels.
        private func setMode(_ display: OpaquePointer, dotClock: UInt) -> Bool {
            let root = cxtest_root(display)
            guard let resources = XRRGetScreenResourcesCurrent(display, root), resources.pointee.ncrtc > 0,
                resources.pointee.noutput > 0
            else { return false }
            defer { XRRFreeScreenResources(resources) }
            var output = resources.pointee.outputs[0]
            let name = "test\(dotClock)"
            let mode = name.withCString { text in
                var info = XRRModeInfo()
                info.width = 1000
                info.height = 600
                info.hTotal = 1100
                info.vTotal = 700
                info.dotClock = dotClock
                info.name = UnsafeMutablePointer(mutating: text)
                info.nameLength = UInt32(name.utf8.count)
                return XRRCreateMode(display, root, &info)
            }
            XRRAddOutputMode(display, output, mode)
            guard let fresh = XRRGetScreenResourcesCurrent(display, root) else { return false }
            defer { XRRFreeScreenResources(fresh) }
            return XRRSetCrtcConfig(
                display, fresh, fresh.pointee.crtcs[0], Time(CurrentTime), 0, 0, mode, Rotation(RR_Rotate_0), &output, 1
            )
                == RRSetConfigSuccess
        }
    }
}
