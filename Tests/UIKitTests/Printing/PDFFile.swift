import TestSupport
import UIKit

/// A PDF document that is examined with the tools of Poppler.
struct PDFFile {
    /// A Boolean value that indicates whether the tools are installed.
    static let hasTools = CommandLineTool.isInstalled("pdftotext") && CommandLineTool.isInstalled("pdftoppm")

    let data: Data

    init(_ data: Data) { self.data = data }

    init(size: CGSize = CGSize(width: 200, height: 200), draw: (UIGraphicsPDFRendererContext) -> Void) {
        data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData {
            $0.beginPage()
            draw($0)
        }
    }

    private func with<Result>(_ body: (String) -> Result) -> Result {
        let path = NSTemporaryDirectory() + "/pdf-\(getpid())-\(UInt32.random(in: 0 ... .max)).pdf"
        _ = FileManager.default.createFile(atPath: path, contents: data)
        defer { unlink(path) }
        return body(path)
    }

    /// The text of all pages in reading order.
    var text: String { with { CommandLineTool.run("pdftotext", ["-layout", $0, "-"]).output } }

    /// The text without white space.
    var characters: String { text.filter { !$0.isWhitespace } }

    /// The information of the document, by name.
    var info: [String: String] {
        let lines = with { CommandLineTool.run("pdfinfo", [$0]).output }.split(separator: "\n")
        return Dictionary(
            lines.compactMap { line in
                line.firstIndex(of: ":").map {
                    (String(line[..<$0]), line[$0...].dropFirst().trimmingCharacters(in: .whitespaces))
                }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The images, each with its encoding and its object number, in the order in which pages draw them.
    var images: [(encoding: String, object: String, width: Int)] {
        with { CommandLineTool.run("pdfimages", ["-list", $0]).output }.split(separator: "\n").dropFirst(2).compactMap {
            let fields = $0.split(separator: " ").map(String.init)
            return fields.count > 10 ? (fields[8], fields[10], Int(fields[3]) ?? 0) : nil
        }
    }

    /// Returns the pixels of a page, counted from 1.
    func pixels(scale: CGFloat = 1, page: Int = 1) -> Canvas {
        with { path in
            let result = CommandLineTool.run(
                "pdftoppm", ["-png", "-singlefile", "-r", "\(72 * scale)", "-f", "\(page)", path, path])
            defer { unlink(path + ".png") }
            return result.status == 0 ? Canvas(UIImage(contentsOfFile: path + ".png")?.cgImage) : Canvas(nil)
        }
    }
}
