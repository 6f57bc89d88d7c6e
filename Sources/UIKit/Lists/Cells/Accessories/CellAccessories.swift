/// The accessories of a cell, and the state of its editing.
@MainActor struct CellAccessories {
    var type = UITableViewCell.AccessoryType.none
    var view: UIView?
    var editingType = UITableViewCell.AccessoryType.none
    var editingView: UIView?

    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    /// A Boolean value that indicates whether editing displays a mark of the selection instead of a control.
    var marksSelection = false
    /// A Boolean value that indicates whether the app wants the control that moves the row.
    var wantsReorderControl = false
    /// A Boolean value that indicates whether the table view can move the row.
    var isMovable = false
    /// A Boolean value that indicates whether the control that moves the row is displayed.
    var showsReorderControl: Bool { wantsReorderControl && isMovable && isEditing }

    /// The view of the standard accessory, which is created when it is needed.
    var standardView: CellAccessoryView?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    /// The app's view that is displayed now.
    weak var shownView: UIView?

    /// The app's view for the current state.
    var currentView: UIView? { isEditing ? editingView : view }

    /// The standard accessory for the current state.
    var currentType: UITableViewCell.AccessoryType {
        if currentView != nil { return .none }
        return isEditing ? editingType : type
    }

    /// The control at the leading side for the current state; `nil` if there is none.
    var currentControl: CellEditControl.Kind? {
        guard isEditing else { return nil }
        if marksSelection { return .selection }
        return switch editingStyle {
        case .none: nil
        case .delete: .delete
        case .insert: .insert
        }
    }
}
