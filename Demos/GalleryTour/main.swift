import Foundation
import UIKitTesting

// Runs a program on private X servers, drives it from outside, and writes down what it shows.
//
// usage: GalleryTour <program> <folder for the pictures>

guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: GalleryTour <program> <folder for the pictures>\n".utf8))
    exit(2)
}

do {
    let pictures = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    // Real touch where there can be, otherwise the pointer alone.
    let kind: VirtualDisplay.Kind = VirtualDisplay.unavailableReason(.xorgTouch) == nil ? .xorgTouch : .xvfb
    for scale in [1, 2] as [CGFloat] {
        let visitor = try Visitor(
            program: CommandLine.arguments[1], windowTitle: "Gallery", display: kind, scale: scale, pictures: pictures)
        try Tour.run(visitor)
        visitor.leave()
    }
} catch {
    FileHandle.standardError.write(Data("GalleryTour: \(error)\n".utf8))
    exit(1)
}
