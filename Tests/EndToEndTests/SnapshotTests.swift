import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SnapshotTests {
    /// Calls `body` with the path of a fictitious test file in a temporary folder.
    private func withTestFile(_ body: (_ filePath: String, _ folder: URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(
            folder.appendingPathComponent("MenuTests.swift").path,
            folder.appendingPathComponent("__Snapshots__/MenuTests"))
    }

    /// Returns an image of opaque pixels in the format 0xAARRGGBB.
    private func image(_ pixels: [UInt32], width: Int) throws -> UIImage {
        var pixels = pixels
        let height = pixels.count / width
        let snapshot = pixels.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.flatMap {
                CGImage(
                    copying: PixelBuffer(base: $0, width: width, height: height, bytesPerRow: width * 4),
                    isOpaque: false)
            }
        }
        return UIImage(cgImage: try #require(snapshot))
    }

    private func check(
        _ image: UIImage, _ path: String, failing: Int = 0, threshold: Double = 0, records: Bool = false
    ) -> SnapshotError? {
        do {
            try assertSnapshot(
                of: image, named: "open", maxFailedPixels: failing, threshold: threshold, records: records,
                filePath: path, line: 7)
            return nil
        } catch {
            return error as? SnapshotError
        }
    }

    private func exists(_ folder: URL, _ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    private let gray: [UInt32] = Array(repeating: 0xFF80_8080, count: 12)

    @Test func recordedSnapshotsPass() throws {
        try withTestFile { path, folder in
            let translucent = try image([0x8040_2010, 0x0100_0001, 0xFFFF_FFFF, 0], width: 2)
            for snapshot in [translucent, try image(gray, width: 4)] {
                #expect(check(snapshot, path, records: true) == nil)
                #expect(check(snapshot, path) == nil)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["open.png"])
        }
    }

    @Test func aDifferingPixelIsCountedAndLocated() throws {
        try withTestFile { path, folder in
            #expect(check(try image(gray, width: 4), path, records: true) == nil)
            var pixels = gray
            pixels[6] = 0xFF80_8A80
            let other = try image(pixels, width: 4)
            let error = try #require(check(other, path))
            guard case .different(let difference) = error.reason else {
                Issue.record("\(error)")
                return
            }
            #expect(difference.failedPixels == 1)
            #expect(difference.bounds == CGRect(x: 2, y: 1, width: 1, height: 1))
            #expect(abs(difference.largestDifference - 10.0 / 255) < 1e-9)
            #expect(error.description.contains("1 pixel differs") && error.description.contains("(2, 1)"))
            #expect(error.description.contains("\(path):7"))
            #expect(exists(folder, "open.new.png") && exists(folder, "open.diff.png"))
            // The limits, just met and just exceeded.
            #expect(check(other, path, threshold: 9.0 / 255) != nil)
            #expect(check(other, path, threshold: 10.0 / 255) == nil)
            #expect(check(other, path, failing: 1) == nil)
            #expect(
                !exists(folder, "open.new.png") && !exists(folder, "open.diff.png"),
                "a pass removes the files of the failure")
            pixels[0] = 0xFF00_0000
            #expect(check(try image(pixels, width: 4), path, failing: 1) != nil)
            #expect(check(try image(pixels, width: 4), path, failing: 2) == nil)
        }
    }

    @Test func differentSizesAlwaysFail() throws {
        try withTestFile { path, _ in
            #expect(check(try image(gray, width: 4), path, records: true) == nil)
            let error = try #require(check(try image(gray, width: 6), path, failing: 1000, threshold: 1))
            #expect(error.description.contains("6 × 2 pixels instead of 4 × 3"))
        }
    }

    @Test func missingSnapshotsExplainHowToRecordThem() throws {
        try withTestFile { path, folder in
            let error = try #require(check(try image(gray, width: 4), path))
            #expect(error.reason == .missing)
            #expect(error.description.contains("UPDATE_SNAPSHOTS=1"))
            #expect(exists(folder, "open.new.png") && !exists(folder, "open.png"))
        }
    }

    @Test func unreadableSnapshotsFailAndCanBeRecordedAgain() throws {
        try withTestFile { path, folder in
            let snapshot = try image(gray, width: 4)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let whole = try #require(snapshot.pngData())
            for data in [Data(), Data("not an image".utf8), Data(whole.prefix(whole.count / 2))] {
                try data.write(to: folder.appendingPathComponent("open.png"))
                #expect(check(snapshot, path)?.reason == .unreadable)
                #expect(exists(folder, "open.new.png"))
            }
            #expect(check(snapshot, path, records: true) == nil)
            #expect(check(snapshot, path) == nil)
        }
    }

    @Test func theDifferenceImageMarksDifferencesInRed() throws {
        try withTestFile { path, folder in
            #expect(check(try image(gray, width: 4), path, records: true) == nil)
            var pixels = gray
            pixels[5] = 0xFFFF_FFFF
            pixels[11] = 0xFF81_8080
            #expect(check(try image(pixels, width: 4), path, threshold: 0.01) != nil)
            let difference = try #require(
                UIImage(contentsOfFile: folder.appendingPathComponent("open.diff.png").path)?.cgImage)
            let colors = difference.withPixels { buffer in (0..<12).map { buffer[$0 % 4, $0 / 4] & 0xFFFFFF } }
            #expect(colors[5] == 0xFF0000, "failed")
            #expect(colors[11] == 0xFFA500, "within the threshold")
            let rest = Set(colors.enumerated().filter { $0.offset != 5 && $0.offset != 11 }.map(\.element))
            #expect(rest.count == 1 && rest != [0xFF0000])
        }
    }

    @Test(arguments: ["", "../out", ".hidden"]) func invalidNamesAreRejected(name: String) throws {
        #expect(throws: SnapshotError.self) {
            try assertSnapshot(of: try image(gray, width: 4), named: name, filePath: "/nonexistent/Tests.swift")
        }
    }

    // MARK: Views

    @Test func viewsWithTheSameAppearanceAreEqual() throws {
        func makeView(_ color: UIColor) -> UIView {
            let view = UIView(frame: CGRect(x: 30, y: 10, width: 20, height: 10))
            let inner = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
            inner.backgroundColor = color
            view.addSubview(inner)
            return view
        }
        let view = makeView(.red)
        try assertSameRendering(view, makeView(.red), scale: 2)
        #expect(view.superview == nil && view.frame == CGRect(x: 30, y: 10, width: 20, height: 10))
        do {
            try assertSameRendering(view, makeView(.blue), scale: 2)
            Issue.record("views of two colors are equal")
        } catch let error as SnapshotError {
            guard case .different(let difference) = error.reason else { throw error }
            #expect(difference.failedPixels == 64)
            #expect(difference.bounds == CGRect(x: 4, y: 4, width: 8, height: 8))
            #expect(difference.actualSize == CGSize(width: 40, height: 20))
        }
    }

    @Test func visibleWindowsKeepTheirSizeAndScale() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 33, height: 21))
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let before = window.windowScene?.surface?.pixelSize
        let scale = window.windowScene?.surface?.scale
        try assertSameRendering(window, window, scale: 1.5)
        #expect(window.windowScene?.surface?.pixelSize ?? (0, 0) == before ?? (1, 1))
        #expect(window.windowScene?.surface?.scale == scale)
    }

    @Test func drawingsAreComparedExactly() throws {
        let size = CGSize(width: 10, height: 10)
        try assertSameRendering(size: size) { context in
            context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
        } _: { _ in
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(throws: SnapshotError.self) {
            try assertSameRendering(size: size) {
                $0.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
            } _: { _ in
            }
        }
    }
}
