import DBus

/// An opaque sRGB color that the desktop reports, such as that of a point of the screen or the user's accent color. Its
/// components are from 0 to 1.
package struct ScreenColor: Equatable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double

    package init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a color from a value of a portal. The result is nil if the value is not a structure of three numbers
    /// from 0 to 1.
    init?(_ value: DBusValue?) {
        guard let parts = value?.elements?.map(\.number), parts.count == 3, let red = parts[0], let green = parts[1],
            let blue = parts[2], [red, green, blue].allSatisfy((0...1).contains)
        else { return nil }
        self.init(red: red, green: green, blue: blue)
    }
}
