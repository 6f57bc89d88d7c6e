import CoreGraphics
import Testing
import TestSupport

@testable import UIKit

/// A Boolean value that indicates whether this machine can decode JPEG files.
private let hasDecoder = UIImage(data: TwoToneJPEG(width: 16, height: 8).data)?.preparingForDisplay() != nil

/// Tests that images in JPEG files are decoded when they are first needed.
@Suite(.enabled(if: hasDecoder, "gdk-pixbuf is not installed"))
struct DeferredDecodingTests {
    private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> (UIImage, EncodedImage) {
        let image = try #require(UIImage(data: TwoToneJPEG(width: width, height: height).data, scale: scale))
        guard case .encoded(let file) = image.attributes.content else {
            throw TestError(description: "the image is decoded")
        }
        return (image, file)
    }

    private struct TestError: Error, CustomStringConvertible {
        let description: String
    }

    @Test("the size and the attributes of an image do not decode it")
    func attributes() throws {
        let (image, file) = try image(160, 80, scale: 2)
        #expect(image.size == CGSize(width: 80, height: 40) && image.scale == 2 && image.imageOrientation == .up)
        let template = image.withRenderingMode(.alwaysTemplate).withTintColor(.red)
        #expect(template.size == image.size && image == image && image.description.contains("80"))
        #expect(!file.isDecoded && file.diagnostics.whole == 0)
    }

    @Test("the pixels are decoded once, for all copies")
    func once() throws {
        let (image, file) = try image(160, 80)
        let copy = image.withRenderingMode(.alwaysOriginal)
        #expect(image.cgImage != nil && image.cgImage === copy.cgImage)
        #expect(image.preparingForDisplay()?.cgImage === image.cgImage)
        let drawn = Canvas(160, 80) { _ in copy.draw(at: .zero) }
        #expect(drawn[2, 40] & 0xFF == 64 && drawn[157, 40] & 0xFF == 192)
        #expect(file.diagnostics.whole == 1)
    }

    @Test("a thumbnail decodes the file at a reduced size")
    func thumbnails() async throws {
        let (image, file) = try image(1600, 800)
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 100, height: 100)))
        #expect(small.size == CGSize(width: 100, height: 50) && small.cgImage?.isOpaque == true)
        let pixels = Canvas(small)
        #expect(pixels[5, 25] & 0xFF == 64 && pixels[95, 25] & 0xFF == 192)
        let other = try #require(await image.byPreparingThumbnail(ofSize: CGSize(width: 50, height: 50)))
        #expect(other.size == CGSize(width: 50, height: 25))
        // The decoder itself reduces to an eighth.
        let eighth = try #require(image.preparingThumbnail(of: CGSize(width: 200, height: 100)))
        #expect(eighth.size == CGSize(width: 200, height: 100) && eighth.cgImage?.isOpaque == true)
        let tones = Canvas(eighth)
        #expect(tones[5, 50] & 0xFF == 64 && tones[195, 50] & 0xFF == 192)
        #expect(!file.isDecoded && file.diagnostics.whole == 0 && file.diagnostics.reduced == 3)
    }

    @Test("a thumbnail has the orientation of the photo applied")
    func turnedThumbnails() throws {
        var data = TwoToneJPEG(width: 1600, height: 800).data
        // An Exif segment with the orientation 6: the first row is the right side.
        let exif: [UInt8] =
            Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]
            + [UInt8](repeating: 0, count: 6)
        data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
        let image = try #require(UIImage(data: data))
        #expect(image.imageOrientation == .right && image.size == CGSize(width: 800, height: 1600))
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 100, height: 100)))
        #expect(small.size == CGSize(width: 50, height: 100) && small.imageOrientation == .up)
        let pixels = Canvas(small)
        #expect(pixels[25, 5] & 0xFF == 64 && pixels[25, 95] & 0xFF == 192)
    }

    @Test("an image of 100 megapixels has thumbnails")
    func huge() throws {
        let (image, file) = try image(10_000, 10_000)
        #expect(image.size == CGSize(width: 10_000, height: 10_000))
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 200, height: 200)))
        #expect(small.size == CGSize(width: 200, height: 200))
        let pixels = Canvas(small)
        #expect(pixels[5, 100] & 0xFF == 64 && pixels[195, 100] & 0xFF == 192)
        #expect(!file.isDecoded)
    }

    @Test("an image that is too large to be decoded whole is drawn from a reduced decoding")
    func reducedDrawing() throws {
        let (image, _) = try image(20_000, 80)
        let drawn = Canvas(200, 8) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 200, height: 8)) }
        #expect(drawn[2, 4] == 0xFF40_4040 && drawn[197, 4] == 0xFFC0_C0C0)
        #expect(image.cgImage?.width == 10_000 && image.size.width == 20_000)
        #expect(image.preparingForDisplay()?.size == image.size)
    }

    @Test("an image view shows a reduced decoding at the size of the file")
    @MainActor func reducedView() throws {
        let (image, _) = try image(20_000, 80)
        let view = UIImageView(image: image)
        #expect(view.bounds.size == image.size && view.layer.contentsScale == 0.5)
    }

    @Test("images are compared by their pixels, however they were created")
    func equality() throws {
        let (first, _) = try image(160, 80)
        let (second, _) = try image(160, 80)
        let (other, otherFile) = try image(176, 80)
        #expect(first == second && first != other && !otherFile.isDecoded)
        #expect(first == UIImage(cgImage: try #require(second.cgImage)))
    }

    @Test("a truncated file is rejected when the image is created")
    func truncated() {
        let data = TwoToneJPEG(width: 160, height: 80).data
        #expect(UIImage(data: data) != nil && UIImage(data: data.dropLast()) == nil)
    }
}
