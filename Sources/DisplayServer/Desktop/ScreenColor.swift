/// The color of a point of the screen, with components from 0 to 1.
package struct ScreenColor: Equatable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double

    package init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
