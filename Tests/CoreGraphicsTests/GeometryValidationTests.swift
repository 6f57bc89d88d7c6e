import CoreGraphics
import Testing

/// Tests of numbers that are not finite, and of their conversions. On the main actor, because tests that receive reports
/// at the same time would receive each other's.
@MainActor struct GeometryValidationTests {
    @Test("finite values are accepted, others are rejected", arguments: [CGFloat.nan, .infinity, -.infinity])
    func acceptsFiniteValues(_ bad: CGFloat) {
        GeometryValidation.withReports(to: { _ in }) {
            #expect(GeometryValidation.accepts(1e300 as CGFloat, "a", of: "x"))
            #expect(GeometryValidation.accepts(CGRect(x: -1, y: 2, width: -3, height: 1e300), "a", of: "x"))
            #expect(!GeometryValidation.accepts(bad, "a", of: "x"))
            #expect(!GeometryValidation.accepts(Float(bad), "a", of: "x"))
            #expect(!GeometryValidation.accepts(CGPoint(x: 0, y: bad), "a", of: "x"))
            #expect(!GeometryValidation.accepts(CGSize(width: bad, height: 0), "a", of: "x"))
            #expect(!GeometryValidation.accepts(CGRect(x: 0, y: 0, width: 0, height: bad), "a", of: "x"))
            #expect(!GeometryValidation.accepts(CGRect.null, "a", of: "x"))
            #expect(!GeometryValidation.accepts(CGRect.infinite, "a", of: "x"))
            #expect(!GeometryValidation.accepts(CGAffineTransform(translationX: 0, y: bad), "a", of: "x"))
            #expect(!GeometryValidation.accepts([0, bad], "a", of: "x"))
        }
    }

    @Test("a rejected value is reported once for each property of a class")
    func reportsRejectedValuesOnce() {
        final class Reports: @unchecked Sendable { var texts: [String] = [] }
        let reports = Reports()
        final class SampleView {}
        GeometryValidation.withReports(to: { reports.texts.append($0) }) {
            for _ in 0..<3 {
                #expect(!GeometryValidation.accepts(CGFloat.nan, "width", of: SampleView()))
                #expect(!GeometryValidation.accepts(CGFloat.infinity, "height", of: SampleView()))
            }
        }
        #expect(reports.texts.count == 2)
        #expect(reports.texts.first?.contains("SampleView.width") == true)
        #expect(reports.texts.first?.contains("nan") == true)
        #expect(reports.texts.last?.contains("inf") == true)
    }

    @Test("conversions to integers clamp")
    func conversionsToIntegersClamp() {
        #expect(Int32(clamping: 2.9) == 2 && Int32(clamping: -2.9) == -2)
        #expect(Int32(clamping: CGFloat.nan) == 0)
        #expect(Int32(clamping: CGFloat.infinity) == .max && Int32(clamping: -CGFloat.infinity) == .min)
        #expect(Int(clamping: 1e300) == .max && Int(clamping: -1e300) == .min)
        #expect(UInt32(clamping: -5.0) == 0 && UInt32(clamping: 255.4 as Float) == 255)
    }

    @Test("a closed range can be created from any two numbers")
    func closedRangesFromAnyNumbers() {
        #expect(ClosedRange(from: 1, to: 2) == 1...2)
        #expect(ClosedRange(from: 2, to: 1) == 2...2)
        #expect(ClosedRange(from: .nan, to: 1) == 0...0)
        #expect(ClosedRange(from: 1, to: .nan) == 0...0)
    }
}
