/// The kind of an element.
package enum AccessibilityRole: Hashable, Sendable, CaseIterable {
    // The application and its windows.
    case application, window, dialog, alert, notification

    // Containers.
    case panel, grouping, landmark, scrollPane, splitPane, toolbar, statusBar, separator, tabList, tab

    // Text.
    case label, staticText, heading, link, image, textField, searchField, passwordField, textView

    // Controls.
    case button, menuButton, toggleButton, checkBox, radioButton, comboBox, slider, spinButton, scrollBar
    case progressBar, animation, levelBar, dateEditor, colorChooser

    // Lists and tables.
    case list, listItem, listBox, tree, treeItem, table, tableRow, tableCell, columnHeader, rowHeader

    // Menus.
    case menuBar, menu, popupMenu, menuItem, checkMenuItem, radioMenuItem, toolTip

    /// An element of no known kind.
    case unknown
}
