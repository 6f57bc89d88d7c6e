import Foundation
import UIKitTesting

// Runs the Gallery on private X servers, controls it from outside, and writes screenshots: a tour of all pages at two
// scales, or with --readme only the screenshots for the README, also of Notes and Files, which are in the same folder
// as the Gallery.
//
// usage: GalleryTour <program> <screenshot folder> [--readme]

let arguments = CommandLine.arguments
let isForReadme = arguments.last == "--readme"
guard arguments.count == (isForReadme ? 4 : 3) else {
    FileHandle.standardError.write(
        Data("usage: GalleryTour <program> <screenshot folder> [--readme]\n".utf8))
    exit(2)
}

do {
    let screenshotFolder = URL(fileURLWithPath: arguments[2], isDirectory: true)
    try FileManager.default.createDirectory(at: screenshotFolder, withIntermediateDirectories: true)
    // Use touch if an X server that supports it is installed, otherwise the pointer.
    let kind: VirtualDisplay.Kind = VirtualDisplay.unavailableReason(.xorgTouch) == nil ? .xorgTouch : .xvfb
    for scale in isForReadme ? [2] : [1, 2] as [CGFloat] {
        let app = try AppDriver(
            program: arguments[1], windowTitle: "Gallery", display: kind, scale: scale,
            screenshotFolder: screenshotFolder)
        if isForReadme { try Tour.readmeScreenshots(app) } else { try Tour.run(app) }
        app.stop()
    }
    if isForReadme {
        try Samples.takeScreenshots(
            programs: URL(fileURLWithPath: arguments[1]).deletingLastPathComponent(), display: kind, to: screenshotFolder)
    }
} catch {
    FileHandle.standardError.write(Data("GalleryTour: \(error)\n".utf8))
    exit(1)
}
