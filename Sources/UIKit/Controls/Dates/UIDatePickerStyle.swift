/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style of the desktop, ``compact``.
    case automatic = 0
    /// Wheels, as those of ``UIPickerView``.
    case wheels = 1
    /// A field with the parts of the date, which keys change, and a button for a popover.
    case compact = 2
    /// A calendar, with the time below it. Modes without a day have wheels.
    case inline = 3
}
