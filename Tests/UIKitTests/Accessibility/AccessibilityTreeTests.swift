import AccessibilityTree
import Testing

@testable import UIKit

/// Tests of the tree that assistive technologies read, and of the events that they receive.
@MainActor @Suite(.serialized) struct AccessibilityTreeTests {
    /// An assistive technology that records events.
    private final class Reader: AccessibilityObserver {
        var wantedEvents: AccessibilityEventKinds
        var events: [String] = []
        var announcements: [String] = []

        init(_ wanted: AccessibilityEventKinds = .all) { wantedEvents = wanted }

        func receive(_ event: AccessibilityEvent) {
            switch event {
            case .focusChanged(let node): events.append("focus \(node?.name ?? "nothing")")
            case .stateChanged(let node, let state, let isOn): events.append("\(node.name) \(state.rawValue) \(isOn)")
            case .nameChanged(let node): events.append("name \(node.name)")
            case .valueChanged(let node): events.append("value \(node.valueFacet?.currentValue ?? -1)")
            case .textInserted(_, let offset, let text, let byUser): events.append("+\(offset) \(text) \(byUser)")
            case .textDeleted(_, let offset, let text, let byUser): events.append("-\(offset) \(text) \(byUser)")
            case .caretMoved(let node): events.append("caret \(node.textFacet?.caretOffset ?? -1)")
            case .childrenChanged(let node): events.append("children \(node.childNodeCount)")
            case .selectionChanged: events.append("selection")
            case .windowActivated: events.append("activated")
            case .windowDeactivated: events.append("deactivated")
            case .announcement(let text, _): announcements.append(text)
            default: break
            }
        }
    }

    /// Runs a test while a reader listens.
    private func withReader(
        _ wanted: AccessibilityEventKinds = .all, _ body: (Reader) throws -> Void
    ) rethrows {
        let reader = Reader(wanted)
        let center = AccessibilityCenter.shared.accessibilityEvents
        center.setObserver(reader)
        defer { center.setObserver(nil) }
        try body(reader)
    }

    private func node(_ object: UIResponder) throws -> any AccessibilityNode {
        let root = AccessibilityCenter.shared.makeAccessibilityRoot()
        return try #require(find(root) { ($0 as? ResponderNode)?.object === object })
    }

    private func find(
        _ node: any AccessibilityNode, _ matches: (any AccessibilityNode) -> Bool
    ) -> (any AccessibilityNode)? {
        if matches(node) { return node }
        for index in 0..<min(100, node.childNodeCount) {
            if let child = node.childNode(at: index), let found = find(child, matches) { return found }
        }
        return nil
    }

    private func serve(_ stage: Stage) { stage.window.windowScene?.server.serve(for: 0.5) }

    @Test("AX-14: the hint is the description, after a value that no other interface provides")
    func description() {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityTraits = .button
        view.accessibilityHint = "Opens the folder"
        #expect(view.accessibilityNode.nodeDescription == "Opens the folder")
        view.accessibilityValue = "3 files"
        #expect(view.accessibilityNode.nodeDescription == "3 files, Opens the folder")
        let slider = UISlider()
        slider.accessibilityHint = "Loudness"
        #expect(slider.accessibilityNode.nodeDescription == "Loudness")
    }

    @Test("AX-33: the application contains windows, which contain elements and groups; parents and children agree")
    func structure() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let plain = stage.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 100))
        let group = stage.add(UIView(), CGRect(x: 0, y: 120, width: 300, height: 100))
        group.accessibilityLabel = "Group"
        let first = stage.add(UISwitch(), CGRect(x: 0, y: 0, width: 60, height: 30), to: plain)
        let second = stage.add(UISlider(), CGRect(x: 0, y: 0, width: 60, height: 30), to: group)
        let root = AccessibilityCenter.shared.makeAccessibilityRoot()
        #expect(root.role == .application && root.parentNode == nil)
        let window = try node(try #require(stage.window.windowScene))
        #expect(window.role == .window && window.parentNode === root && window.childNodeCount == 2)
        let (toggle, slider, panel) = (try node(first), try node(second), try node(group))
        #expect(toggle.parentNode === window && panel.parentNode === window && slider.parentNode === panel)
        #expect(panel.role == .panel && panel.name == "Group" && panel.index(ofChildNode: slider) == 0)
        #expect(window.childNode(at: 0) === toggle && window.childNode(at: 1) === panel)
        #expect(window.childNode(at: -1) == nil && window.childNode(at: 2) == nil)
        let point = CGPoint(x: slider.nodeFrame.midX, y: slider.nodeFrame.midY)
        #expect(root.node(at: point) === slider && root.node(at: CGPoint(x: -5000, y: 0)) == nil)
        #expect(try node(first) === toggle)
    }

    @Test("AX-31: roles and states of controls follow the table")
    func rolesAndStates() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        func check(
            _ view: UIView, _ role: AccessibilityRole, _ states: AccessibilityStates, _ line: Int = #line
        ) throws {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.window.addSubview(view)
            defer { view.removeFromSuperview() }
            let node = try node(view)
            let common: AccessibilityStates = [.enabled, .sensitive, .visible, .showing]
            #expect(node.role == role && node.states.subtracting(common) == states, "line \(line): \(type(of: view))")
            #expect(node.states.isSuperset(of: [.visible, .showing]), "line \(line)")
        }
        let toggle = UISwitch()
        try check(toggle, .checkBox, [.checkable, .focusable])
        toggle.isOn = true
        try check(toggle, .checkBox, [.checkable, .checked, .focusable])
        try check(UISlider(), .slider, [.horizontal, .focusable])
        try check(UIStepper(), .spinButton, .focusable)
        try check(UIProgressView(), .progressBar, [])
        try check(UIButton(type: .system), .button, .focusable)
        let field = UITextField()
        try check(field, .textField, [.editable, .singleLine, .selectableText, .focusable])
        field.isSecureTextEntry = true
        try check(field, .passwordField, [.editable, .singleLine, .selectableText, .focusable])
        try check(UITextView(), .textView, [.editable, .multiline, .selectableText, .focusable])
        let label = UILabel()
        label.text = "text"
        try check(label, .label, [])
        label.accessibilityTraits = .header
        try check(label, .heading, [])
        label.accessibilityTraits = .link
        try check(label, .link, [])
        let disabled = UIButton(type: .system)
        disabled.isEnabled = false
        stage.window.addSubview(disabled)
        disabled.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        #expect(try node(disabled).states.isDisjoint(with: [.enabled, .sensitive]))
        #expect(try !node(disabled).performAction(at: 0))
    }

    @Test("AX-32: what is clipped away is visible and not showing; a removed view is not in the tree")
    func visibility() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        let view = stage.add(UIButton(type: .system), CGRect(x: 0, y: 900, width: 60, height: 30), to: scroll)
        view.setTitle("Far", for: .normal)
        let node = try node(view)
        #expect(node.states.contains(.visible) && !node.states.contains(.showing))
        #expect(node.scrollIntoView() && node.states.contains(.showing) && node.parentNode?.role == .scrollPane)
        view.removeFromSuperview()
        #expect(node.parentNode == nil && node.nodeFrame == .zero && !node.states.contains(.visible))
    }

    @Test("AX-27: actions run from the main loop and send events as those of the user")
    func actions() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let toggle = stage.add(UISwitch(), CGRect(x: 0, y: 0, width: 60, height: 30))
        let events = ControlEventLog(toggle)
        let node = try node(toggle)
        #expect(node.actions.map(\.name) == ["toggle"] && node.performAction(at: 0) && !toggle.isOn)
        #expect(!node.performAction(at: 1) && !node.performAction(at: -1))
        serve(stage)
        #expect(toggle.isOn && events.values == 1)
        let slider = stage.add(UISlider(), CGRect(x: 0, y: 50, width: 100, height: 30))
        let value = try #require(try self.node(slider).valueFacet)
        #expect(value.minimumValue == 0 && value.maximumValue == 1 && value.valueText == "0%")
        #expect(value.setCurrentValue(7) && !value.setCurrentValue(.nan))
        serve(stage)
        #expect(slider.value == 1 && value.currentValue == 1)
        slider.isEnabled = false
        #expect(!value.setCurrentValue(0))
    }

    @Test("AX-31: a list of 100,000 rows has nodes for the rows that are asked for; reloading ends them")
    func longLists() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var count = 100_000
            var selected: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "row \(indexPath.row)"
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath.row)
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let table = stage.add(UITableView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let source = Source()
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        let list = try node(table)
        #expect(list.role == .list && list.childNodeCount == 100_000)
        let row = try #require(list.childNode(at: 2))
        #expect(row.role == .listItem && row.name == "row 2" && row.parentNode === list)
        #expect(row.attributes == ["posinset": "3", "setsize": "100000"] && list.index(ofChildNode: row) == 2)
        #expect(row.states.isSuperset(of: [.selectable, .showing]) && list.childNode(at: 2) === row)
        let far = try #require(list.childNode(at: 99_999))
        #expect(far.name == "row 99999" && !far.isDisplayed && list.childNode(at: 100_000) == nil)
        #expect(!far.states.contains(.showing) && table.contentOffset == .zero && table.visibleCells.count < 20)
        #expect(row.performAction(at: 0) && source.selected == [])
        serve(stage)
        #expect(source.selected == [2] && row.states.contains(.selected))
        #expect(list.selectionFacet?.selectedChildCount == 1 && list.selectionFacet?.selectedChild(at: 0) === row)
        #expect(far.scrollIntoView())
        serve(stage)
        #expect(far.name == "row 99999" && far.states.contains(.showing))
        source.count = 1
        table.reloadData()
        serve(stage)
        #expect(row.parentNode == nil && row.states == .defunct && list.childNodeCount == 1)
    }

    @Test("AX-28: without an assistive technology nothing is posted, and no node is made")
    func noReader() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let label = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 50, height: 20))
        for index in 0..<1000 { label.text = "\(index)" }
        UIAccessibility.post(notification: .announcement, argument: "nobody")
        #expect(!UIAccessibility.isVoiceOverRunning && label.accessibilityValues == nil)
        #expect(AccessibilityCenter.wanted == [] && UIAccessibility.focusedElement(using: nil) == nil)
        try withReader { reader in
            label.text = "unknown to the reader"
            #expect(reader.events == [] && label.accessibilityValues?.node == nil)
            _ = try node(label)
            label.text = "known"
            #expect(reader.events == ["name known"])
        }
        #expect(label.accessibilityValues?.node == nil)
    }

    @Test("AX-18: the app is told when assistive technologies start and end")
    func status() throws {
        nonisolated(unsafe) var states: [Bool] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { states.append(UIAccessibility.isVoiceOverRunning) } }
        defer { NotificationCenter.default.removeObserver(token as Any) }
        withReader { _ in #expect(UIAccessibility.isVoiceOverRunning) }
        #expect(states == [true, false])
    }

    @Test("AX-28: changes of values, states and children are posted once, for nodes that the reader knows")
    func events() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let toggle = stage.add(UISwitch(), CGRect(x: 0, y: 0, width: 60, height: 30))
        toggle.accessibilityLabel = "Power"
        let slider = stage.add(UISlider(), CGRect(x: 0, y: 50, width: 100, height: 30))
        try withReader { reader in
            _ = (try node(toggle), try node(slider), try node(try #require(stage.window.windowScene)))
            reader.events = []
            slider.value = 0.25
            toggle.isOn = true
            toggle.isEnabled = false
            #expect(reader.events == ["value 0.25", "Power 16 true", "Power 256 false", "Power 16777216 false"])
            reader.events = []
            for index in 0..<10 {
                let label = UILabel()
                label.text = "\(index)"
                _ = stage.add(label, CGRect(x: 0, y: 100 + index * 5, width: 50, height: 5))
            }
            #expect(reader.events == [])
            serve(stage)
            #expect(reader.events == ["children 12"])
            reader.events = []
            slider.isHidden = true
            serve(stage)
            #expect(reader.events == ["children 11"])
        }
    }

    @Test("AX-26: keyboard focus moves the cursor, and elements and the app are told")
    func focus() throws {
        final class Noting: UIButton {
            var log: [String] = []
            override func accessibilityElementDidBecomeFocused() { log.append("became") }
            override func accessibilityElementDidLoseFocus() { log.append("lost") }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let first = stage.add(Noting(type: .system), CGRect(x: 0, y: 0, width: 60, height: 30))
        let second = stage.add(UIButton(type: .system), CGRect(x: 0, y: 50, width: 60, height: 30))
        first.setTitle("First", for: .normal)
        second.setTitle("Second", for: .normal)
        withReader { reader in
            #expect(stage.window.moveFocus(to: first, heading: []))
            #expect(reader.events.last == "focus First" && first.log == ["became"])
            #expect(first.accessibilityElementIsFocused())
            #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIButton === first)
            #expect(stage.window.moveFocus(to: second, heading: []))
            #expect(reader.events.last == "focus Second" && first.log == ["became", "lost"])
        }
    }

    @Test("AX-28: screenChanged moves the cursor to the element or the first one; texts are announced")
    func notifications() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let first = stage.add(UILabel(), CGRect(x: 0, y: 0, width: 60, height: 20))
        first.text = "First"
        let second = stage.add(UILabel(), CGRect(x: 0, y: 50, width: 60, height: 20))
        second.text = "Second"
        withReader { reader in
            UIAccessibility.post(notification: .layoutChanged, argument: second)
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            #expect(reader.events.filter { $0.hasPrefix("focus") } == ["focus Second", "focus First"])
            UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "Saved"))
            UIAccessibility.post(notification: .pageScrolled, argument: "Page 2")
            UIAccessibility.post(notification: .screenChanged, argument: "New screen")
            #expect(reader.announcements == ["Saved", "Page 2", "New screen"])
        }
    }

    @Test("AS-34: typing posts the text, then the caret; replacing posts the deletion first; passwords are bullets")
    func typing() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 30))
        try withReader { reader in
            let node = try node(field)
            field.becomeFirstResponder()
            reader.events = []
            field.insertText("ab")
            #expect(reader.events == ["+0 ab true", "caret 2"])
            reader.events = []
            field.selectAll(nil)
            field.insertText("é😀")
            #expect(reader.events.filter { !$0.hasPrefix("caret") } == ["-0 ab true", "+0 é😀 true"])
            let text = try #require(node.textFacet)
            #expect(text.textLength == 3 && text.text(in: 1..<3) == "😀" && text.caretOffset == 3)
            #expect(text.textEditing?.replaceText(in: 0..<1, with: "X") == true && field.text == "X😀")
            #expect(text.setSelectedTextRanges([0..<1]) && text.selectedTextRanges == [0..<1])
            field.isSecureTextEntry = true
            reader.events = []
            field.insertText("p")
            #expect(reader.events.contains("+0 • true") && !reader.events.contains { $0.contains("p true") })
            #expect(text.text(in: 0..<1) == "•" && text.textEditing?.copyText(in: 0..<1) == false)
        }
    }

    @Test("AS-32: the windows of the desktop report keyboard focus")
    func windows() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let scene = try #require(stage.window.windowScene)
        withReader { reader in
            AccessibilityCenter.windowFocusDidChange(of: scene, hasFocus: false)
            AccessibilityCenter.windowFocusDidChange(of: scene, hasFocus: true)
            #expect(reader.events.filter { $0.hasSuffix("activated") } == ["deactivated", "activated"])
        }
    }

    @Test("AX-08: a data table gives its cells, their positions and headers")
    func dataTables() throws {
        final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
            var row = 0
            var column = 0
            func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
        }
        final class Table: UIView, UIAccessibilityContainerDataTable {
            lazy var cells: [Cell] = (0..<6).map { index in
                let cell = Cell(accessibilityContainer: self)
                (cell.row, cell.column) = (index / 3, index % 3)
                cell.accessibilityLabel = "\(cell.row),\(cell.column)"
                return cell
            }
            func accessibilityDataTableCellElement(
                forRow row: Int, column: Int
            ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row * 3 + column] }
            func accessibilityRowCount() -> Int { 2 }
            func accessibilityColumnCount() -> Int { 3 }
            func accessibilityHeaderElements(
                forColumn column: Int
            ) -> [any UIAccessibilityContainerDataTableCell]? { [cells[column]] }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let table = stage.add(Table(), CGRect(x: 0, y: 0, width: 200, height: 100))
        table.accessibilityContainerType = .dataTable
        table.accessibilityElements = table.cells
        let node = try node(table)
        let facet = try #require(node.tableFacet)
        #expect(node.role == .table && facet.tableRowCount == 2 && facet.tableColumnCount == 3)
        let cell = try #require(facet.tableCell(row: 1, column: 2))
        #expect(cell.name == "1,2" && cell.role == .tableCell && cell.parentNode === node)
        #expect(cell.tableCellFacet?.tableRow == 1 && cell.tableCellFacet?.tableColumn == 2)
        #expect(cell.tableCellFacet?.tableNode === node && facet.childIndex(row: 1, column: 2) == 5)
        #expect(facet.tableCell(row: 2, column: 0) == nil && facet.columnHeader(1)?.name == "0,1")
        for (type, role) in [
            (UIAccessibilityContainerType.list, AccessibilityRole.list), (.landmark, .landmark),
            (.semanticGroup, .grouping),
        ] {
            table.accessibilityContainerType = type
            #expect(node.role == role)
        }
    }
}
