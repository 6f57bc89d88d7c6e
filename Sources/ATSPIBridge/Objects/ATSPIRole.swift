import AccessibilityTree

/// The number and the standard name of a role in AT-SPI.
struct ATSPIRole {
    let number: UInt32
    let name: String

    init(_ role: AccessibilityRole) {
        (number, name) =
            switch role {
            case .application: (75, "application")
            case .window: (23, "frame")
            case .dialog: (16, "dialog")
            case .alert: (2, "alert")
            case .notification: (101, "notification")
            case .panel: (39, "panel")
            case .grouping: (99, "grouping")
            case .landmark: (110, "landmark")
            case .scrollPane: (49, "scroll pane")
            case .splitPane: (53, "split pane")
            case .toolbar: (63, "tool bar")
            case .statusBar: (54, "status bar")
            case .separator: (50, "separator")
            case .tabList: (38, "page tab list")
            case .tab: (37, "page tab")
            case .label: (29, "label")
            case .staticText: (116, "static")
            case .heading: (83, "heading")
            case .link: (88, "link")
            case .image: (27, "image")
            case .textField, .textView: (61, "text")
            case .searchField: (79, "entry")
            case .passwordField: (40, "password text")
            case .button: (43, "push button")
            case .menuButton: (129, "push button menu")
            case .toggleButton: (62, "toggle button")
            case .checkBox: (7, "check box")
            case .radioButton: (44, "radio button")
            case .comboBox: (11, "combo box")
            case .slider: (51, "slider")
            case .spinButton: (52, "spin button")
            case .scrollBar: (48, "scroll bar")
            case .progressBar: (42, "progress bar")
            case .animation: (3, "animation")
            case .levelBar: (103, "level bar")
            case .dateEditor: (12, "date editor")
            case .colorChooser: (9, "color chooser")
            case .list: (31, "list")
            case .listItem: (32, "list item")
            case .listBox: (98, "list box")
            case .tree: (65, "tree")
            case .treeItem: (91, "tree item")
            case .table: (55, "table")
            case .tableRow: (90, "table row")
            case .tableCell: (56, "table cell")
            case .columnHeader: (57, "table column header")
            case .rowHeader: (58, "table row header")
            case .menuBar: (34, "menu bar")
            case .menu: (33, "menu")
            case .popupMenu: (41, "popup menu")
            case .menuItem: (35, "menu item")
            case .checkMenuItem: (8, "check menu item")
            case .radioMenuItem: (45, "radio menu item")
            case .toolTip: (64, "tool tip")
            case .unknown: (67, "unknown")
            }
    }
}
