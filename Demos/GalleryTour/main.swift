import Foundation
import UIKitTesting

// Runs the Gallery on private X servers, controls it from outside, and writes screenshots: a tour of all pages at two
// scales, or with --portraits only the screenshots for the README.
//
// usage: GalleryTour <program> <folder for the pictures> [--portraits]

let arguments = CommandLine.arguments
let wantsPortraits = arguments.last == "--portraits"
guard arguments.count == (wantsPortraits ? 4 : 3) else {
    FileHandle.standardError.write(
        Data("usage: GalleryTour <program> <folder for the pictures> [--portraits]\n".utf8))
    exit(2)
}

do {
    let pictures = URL(fileURLWithPath: arguments[2], isDirectory: true)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    // Use touch if an X server that supports it is installed, otherwise the pointer.
    let kind: VirtualDisplay.Kind = VirtualDisplay.unavailableReason(.xorgTouch) == nil ? .xorgTouch : .xvfb
    for scale in wantsPortraits ? [2] : [1, 2] as [CGFloat] {
        let visitor = try Visitor(
            program: arguments[1], windowTitle: "Gallery", display: kind, scale: scale, pictures: pictures)
        if wantsPortraits { try Tour.portraits(visitor) } else { try Tour.run(visitor) }
        visitor.leave()
    }
} catch {
    FileHandle.standardError.write(Data("GalleryTour: \(error)\n".utf8))
    exit(1)
}
