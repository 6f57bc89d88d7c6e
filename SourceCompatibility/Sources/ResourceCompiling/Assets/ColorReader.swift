import Foundation

/// Reads the colors of `.colorset` folders.
struct ColorReader {
    let path: String
    let diagnostics: Diagnostics

    /// Returns the color of an entry in a color space that UIKit supports, or nil, after reporting an error, if the
    /// entry is invalid.
    func color(_ entry: JSONNode, traits: AssetIndex.Traits) -> AssetIndex.Color? {
        // An entry without a color is a color well that was left empty in Xcode's editor.
        guard let color = entry["color"] else { return nil }
        if let reference = color["reference"]?.string {
            return AssetIndex.Color(traits: traits, space: "srgb", components: [0, 0, 0, 1], systemColor: reference)
        }
        guard let members = color["components"]?.members else {
            diagnostics.error("the color has no components", in: path, line: color.line)
            return nil
        }
        let space = color["color-space"]?.string ?? "srgb"
        let isLinear = space == "extended-linear-srgb"
        var names = ["red", "green", "blue"]
        switch space {
        case "srgb", "extended-srgb", "extended-linear-srgb", "display-p3": break
        case "gray-gamma-22", "extended-gray": names = ["white"]
        default:
            diagnostics.warn(
                "the color space \"\(space)\" is unknown; interpreting the color as sRGB", in: path,
                line: color["color-space"]?.line)
            if members.contains(where: { $0.name == "white" }) { names = ["white"] }
        }
        // Xcode's editor can write components as integers from 0 to 255. If no component is greater than 1, "1" is the
        // fraction.
        let isByte = members.contains { $0.name != "alpha" && ColorReader.isInteger($0.value.string, above: 1) }
        var components: [Double] = []
        for name in names + ["alpha"] {
            guard let node = color["components"]?[name] else {
                guard name == "alpha" else {
                    diagnostics.error("the color has no component \"\(name)\"", in: path, line: color.line)
                    return nil
                }
                components.append(1)
                continue
            }
            guard let value = ColorReader.component(node, isByte: isByte && name != "alpha") else {
                diagnostics.error("\"\(node.string ?? "")\" is not a color component", in: path, line: node.line)
                return nil
            }
            components.append(isLinear && name != "alpha" ? ColorReader.encoded(value) : value)
        }
        return AssetIndex.Color(
            traits: traits, space: names.count == 1 ? "gray" : space == "display-p3" ? "display-p3" : "srgb",
            components: components)
    }

    private static func isInteger(_ text: String?, above limit: Int) -> Bool {
        guard let text, let number = Int(text) else { return false }
        return number > limit
    }

    private static func component(_ node: JSONNode, isByte: Bool) -> Double? {
        if let number = node.number { return number }
        guard let text = node.string?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return isByte && Int(text) != nil ? number / 255 : number
    }

    /// Returns a linear component encoded with the transfer function of sRGB.
    private static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let value = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }
}
