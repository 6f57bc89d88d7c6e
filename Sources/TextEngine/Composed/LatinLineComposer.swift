import CCairo
import CoreGraphics

/// Composes single lines of Latin text in one font from cached glyphs, which HarfBuzz positions.
///
/// Composing takes a fraction of the time of a Pango layout, which also itemizes scripts, directions and fonts and
/// finds line breaks. Most text of a user interface consists of such lines.
@MainActor enum LatinLineComposer {
    /// The greatest length in bytes of text that is composed. Longer text is mostly a paragraph that needs line breaks.
    private static let maximumLength = 256

    private static let buffer = hb_buffer_create()
    private static let language = hb_language_from_string(TextLanguage.ofLocale, -1)

    /// Returns the composed line of a request; `nil` if the text requires Pango.
    static func line(for request: TextLayout.Request) -> ComposedLine? {
        guard request.isPlainLine, request.text.utf8.count <= maximumLength else { return nil }
        var text = request.text
        return text.withUTF8 { bytes in
            guard let script = script(of: bytes) else { return nil }
            let descriptor = request.runs[0].attributes.font
            guard let font = FontLibrary.shared.pixelFont(of: descriptor, scale: request.effectiveScale) else {
                return nil
            }
            return line(of: bytes, script, font, descriptor, scale: request.effectiveScale)
        }
    }

    private static func line(
        of bytes: UnsafeBufferPointer<UInt8>, _ script: hb_script_t, _ font: PixelFont, _ descriptor: FontDescriptor,
        scale: CGFloat
    ) -> ComposedLine? {
        let count = UInt32(bytes.count)
        hb_buffer_clear_contents(buffer)
        bytes.withMemoryRebound(to: CChar.self) {
            hb_buffer_add_utf8(buffer, $0.baseAddress, Int32(count), 0, Int32(count))
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        hb_buffer_set_flags(
            buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        if descriptor.hasTabularDigits {
            var feature = hb_feature_t(tag: tag("tnum"), value: 1, start: 0, end: UInt32.max)
            hb_shape(font.shaper, buffer, &feature, 1)
        } else {
            hb_shape(font.shaper, buffer, nil, 0)
        }
        var length: UInt32 = 0
        guard let glyphs = hb_buffer_get_glyph_infos(buffer, &length), length > 0,
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return nil }
        var line = ComposedLine(font, descriptor, scale: scale)
        for index in 0..<Int(length) {
            // Glyph 0 is a missing character, for which Pango finds a fallback font.
            guard glyphs[index].codepoint != 0, let glyph = font.glyph(glyphs[index].codepoint) else { return nil }
            let position = positions[index]
            line.append(
                glyph, x: PixelFont.pixels(position.x_offset), y: PixelFont.pixels(-position.y_offset),
                advance: PixelFont.pixels(position.x_advance))
        }
        return line
    }

    /// Returns the script of text that consists of Latin letters, digits, punctuation and symbols without combining
    /// characters; `nil` for any other text.
    private static func script(of bytes: UnsafeBufferPointer<UInt8>) -> hb_script_t? {
        var hasLetters = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                guard byte >= 0x20, byte != 0x7f else { return nil }
                let lower = byte | 0x20
                if lower >= 0x61, lower <= 0x7a { hasLetters = true }
                index += 1
            } else if byte >= 0xc2, byte <= 0xc5, index + 1 < bytes.count {
                // U+00A1 to U+017F without the soft hyphen.
                let code = UInt32(byte & 0x1f) << 6 | UInt32(bytes[index + 1] & 0x3f)
                guard code > 0xa0, code != 0xad else { return nil }
                if code >= 0xc0 ? code != 0xd7 && code != 0xf7 : code == 0xaa || code == 0xba { hasLetters = true }
                index += 2
            } else if byte == 0xe2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
                punctuation.contains(bytes[index + 2])
            {
                index += 3
            } else {
                return nil
            }
        }
        return index == 0 ? nil : hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }

    /// The third UTF-8 byte of the dashes, quotation marks, bullet and ellipsis from U+2013 to U+2026.
    private static let punctuation: [UInt8] = [0x93, 0x94, 0x98, 0x99, 0x9a, 0x9c, 0x9d, 0x9e, 0xa2, 0xa6]
}

extension TextLayout.Request {
    /// A Boolean value that indicates whether the request has no line width, a single font, and no other attributes.
    var isPlainLine: Bool {
        guard width == .infinity, runs.count == 1, extras == nil else { return false }
        let run = runs[0]
        return run.range.lowerBound <= 0 && run.range.upperBound >= text.utf8.count && run.attributes.isPlain
    }
}

extension TextAttributes {
    /// A Boolean value that indicates whether all attributes except the font have their default values.
    fileprivate var isPlain: Bool {
        color == nil && backgroundColor == nil && !isUnderlined && !isStruckThrough && kern == 0 && baselineOffset == 0
            && decoration == nil
    }
}
