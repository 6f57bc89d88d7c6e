import CoreGraphics
import DBus

/// The page setup and the print settings in the format of the print portal.
enum PortalPageSetup {
    private static let pointsPerMillimeter = 72.0 / 25.4
    /// The range of edges that are considered reasonable, in millimeters.
    private static let edges = 10.0...5000.0

    /// Returns the page setup of a sheet.
    static func options(_ page: PrintPage) -> [String: DBusValue] {
        let isLandscape = page.size.width > page.size.height
        // The format describes the sheet in portrait orientation; landscape content is turned to the left.
        let (size, rect) =
            isLandscape
            ? (page.size.turned, page.printableRect.turned(in: page.size))
            : (
                page.size, page.printableRect
            )
        func millimeters(_ points: CGFloat) -> DBusValue {
            .double((Double(points) / pointsPerMillimeter * 100).rounded() / 100)
        }
        return [
            "Width": millimeters(size.width), "Height": millimeters(size.height),
            "MarginTop": millimeters(rect.minY), "MarginBottom": millimeters(size.height - rect.maxY),
            "MarginLeft": millimeters(rect.minX), "MarginRight": millimeters(size.width - rect.maxX),
            "Orientation": .string(isLandscape ? "landscape" : "portrait"),
        ]
    }

    /// Returns the settings of a job.
    static func settings(_ job: PrintJob) -> [String: DBusValue] {
        let duplex =
            switch job.duplex {
            case .none: "simplex"
            case .longEdge: "horizontal"
            case .shortEdge: "vertical"
            }
        var result: [String: DBusValue] = [
            "orientation": .string(job.page.size.width > job.page.size.height ? "landscape" : "portrait"),
            "use-color": .string(job.isGrayscale ? "false" : "true"),
            "duplex": .string(duplex),
        ]
        if let printer = job.printer { result["printer"] = .string(printer) }
        return result
    }

    /// Returns what the user chose. Values that are missing or unreasonable are those of the job.
    static func choice(setup: DBusValue?, settings: DBusValue?, job: PrintJob) -> PrintChoice {
        PrintChoice(page: page(setup, settings) ?? job.page, pages: pages(settings))
    }

    private static func page(_ setup: DBusValue?, _ settings: DBusValue?) -> PrintPage? {
        guard let width = setup?["Width"]?.number, let height = setup?["Height"]?.number, edges.contains(width),
            edges.contains(height)
        else { return nil }
        func margin(_ name: String, _ limit: Double) -> CGFloat {
            let value = setup?["Margin\(name)"]?.number ?? 0
            return CGFloat(value.isFinite ? max(0, min(limit * 0.4, value)) * pointsPerMillimeter : 0)
        }
        let size = CGSize(width: width * pointsPerMillimeter, height: height * pointsPerMillimeter)
        let (top, left) = (margin("Top", height), margin("Left", width))
        let rect = CGRect(
            x: left, y: top, width: size.width - left - margin("Right", width),
            height: size.height - top - margin("Bottom", height))
        let orientation = setup?["Orientation"]?.text ?? settings?["orientation"]?.text ?? ""
        guard orientation.hasSuffix("landscape") else { return PrintPage(size: size, printableRect: rect) }
        return PrintPage(size: size.turned, printableRect: rect.turnedBack(in: size))
    }

    /// Returns the ranges in a text such as "0-4,9"; nil for all pages.
    private static func pages(_ settings: DBusValue?) -> [ClosedRange<Int>]? {
        guard settings?["print-pages"]?.text == "ranges", let text = settings?["page-ranges"]?.text else { return nil }
        let ranges = text.prefix(4096).split(separator: ",").compactMap { part -> ClosedRange<Int>? in
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
                Int($0.trimmingCharacters(in: .whitespaces))
            }
            guard let first = ends.first ?? nil, first >= 0 else { return nil }
            if ends.count == 1 { return first...first }
            guard ends.count == 2, let last = ends[1], last >= first else { return nil }
            return first...last
        }
        return ranges.isEmpty ? nil : ranges
    }
}

extension CGSize {
    fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
    /// Returns a rectangle of a landscape sheet in the coordinates of the same sheet in portrait orientation, where its
    /// top is at the left.
    fileprivate func turned(in size: CGSize) -> CGRect {
        CGRect(x: minY, y: size.width - maxX, width: height, height: width)
    }

    /// Returns a rectangle of a portrait sheet in the coordinates of the same sheet in landscape orientation.
    fileprivate func turnedBack(in size: CGSize) -> CGRect {
        CGRect(x: size.height - maxY, y: minX, width: height, height: width)
    }
}
