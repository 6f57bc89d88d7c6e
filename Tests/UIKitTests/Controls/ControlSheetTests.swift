import DisplayServer
import Foundation
import Testing

@testable import UIKit

/// The looks of the controls. With `UIKIT_SHEETS` set to a folder, the sheets are put there as PNG files to look at.
@MainActor @Suite(.serialized) struct ControlSheetTests {
    @Test(
        "every control in every state is drawn, in light and dark, at each scale",
        arguments: [1, 1.5, 2] as [CGFloat], [UIUserInterfaceStyle.light, .dark])
    func sheet(scale: CGFloat, style: UIUserInterfaceStyle) throws {
        let sheet = ControlSheet(scale: scale, style: style)
        defer { sheet.end() }
        let surface = try #require(sheet.server.surfaces.first)
        let ground: UInt32 = style == .dark ? 0x1B1D21 : 0xFFFFFF
        for view in sheet.views where !view.isHidden {
            let frame = view.frame
            let marks = surface.readPixels { pixels in
                var count = 0
                for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) {
                    for x in Int(frame.minX * scale)..<Int(frame.maxX * scale) where pixels[x, y] & 0xFFFFFF != ground {
                        count += 1
                    }
                }
                return count
            }
            #expect(try #require(marks) > 20, "\(view) shows nothing")
        }
        if let folder = ProcessInfo.processInfo.environment["UIKIT_SHEETS"] {
            let name = "controls-\(style == .dark ? "dark" : "light")-\(scale).png"
            try sheet.picture()?.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
        }
    }
}
