/// An accessory of a list cell, at its leading or trailing side.
///
/// ```swift
/// let cell = UICollectionViewListCell(frame: .zero)
/// cell.accessories = [.outlineDisclosure(), .label(text: "12")]
/// ```
///
/// A cell can have one accessory of each system type and any number of custom views. Their order is fixed: at the leading
/// side delete, insert, multiselect, outline disclosure and custom views; at the trailing side custom views, label,
/// checkmark, detail, disclosure indicator and reorder. A hidden accessory takes no space (CE-12).
public struct UICellAccessory {
    /// A closure that is called when the user chooses an accessory.
    public typealias ActionHandler = @MainActor () -> Void

    /// The type.
    public let accessoryType: AccessoryType
    /// The states of the cell in which the accessory is displayed.
    let displayed: DisplayedState
    let appearance: AccessoryAppearance
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var actionHandler: ActionHandler?
    var label: AccessoryLabel?
    var customView: CustomViewConfiguration?
    var showsVerticalSeparator = false

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ appearance: AccessoryAppearance) {
        accessoryType = type
        self.displayed = displayed
        self.appearance = appearance
    }

    // MARK: Trailing side

    /// Returns a chevron: choosing the item displays more content.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.appearance) }

    /// Returns a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.appearance) }

    /// Returns a button for details.
    ///
    /// - Parameters:
    ///   - displayed: The states in which it is displayed.
    ///   - options: The appearance.
    ///   - actionHandler: A closure that is called when the user clicks or taps the button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var result = UICellAccessory(.detail, displayed, options.appearance)
        result.actionHandler = actionHandler
        return result
    }

    /// Returns a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - displayed: The states in which it is displayed.
    ///   - options: The appearance.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var result = UICellAccessory(.label, displayed, options.appearance)
        result.label = AccessoryLabel(
            text: text, font: options.font, adjustsFont: options.adjustsFontForContentSizeCategory)
        return result
    }

    // MARK: Leading side

    /// Returns a chevron with which the user expands and collapses the item of a section snapshot (DS-11).
    ///
    /// - Parameters:
    ///   - displayed: The states in which it is displayed.
    ///   - options: The appearance and the style.
    ///   - actionHandler: A closure that is called instead of expanding or collapsing the item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var result = UICellAccessory(.outlineDisclosure, displayed, options.appearance)
        result.outlineStyle = options.style
        result.actionHandler = actionHandler
        return result
    }

    // MARK: Editing

    /// Returns a button that deletes the item.
    ///
    /// - Parameters:
    ///   - displayed: The states in which it is displayed.
    ///   - options: The appearance.
    ///   - actionHandler: A closure that is called when the user clicks or taps the button. Delete the item there.
    ///     Without it, the button reveals the swipe actions at the trailing side (SW-02).
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var result = UICellAccessory(.delete, displayed, options.appearance)
        result.actionHandler = actionHandler
        return result
    }

    /// Returns a button that inserts an item.
    ///
    /// - Parameters:
    ///   - displayed: The states in which it is displayed.
    ///   - options: The appearance.
    ///   - actionHandler: A closure that is called when the user clicks or taps the button. Insert the item there.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var result = UICellAccessory(.insert, displayed, options.appearance)
        result.actionHandler = actionHandler
        return result
    }

    /// Returns a mark of the selection.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.appearance) }

    /// Returns a handle with which the user moves the item, if the data source permits it (SW-09).
    ///
    /// - Parameters:
    ///   - displayed: The states in which it is displayed.
    ///   - options: The appearance.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var result = UICellAccessory(.reorder, displayed, options.appearance)
        result.showsVerticalSeparator = options.showsVerticalSeparator
        return result
    }

    // MARK: Custom views

    /// Returns a view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, appearance) = (configuration.placement.displayed, configuration.appearance)
        var result = UICellAccessory(.customView(configuration.customView), displayed, appearance)
        result.customView = configuration
        return result
    }
}
