import DisplayServer
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of font pickers (PK-09).
@MainActor @Suite(.serialized) struct FontPickerTests {
    private typealias Configuration = UIFontPickerViewController.Configuration

    private final class Delegate: NSObject, UIFontPickerViewControllerDelegate {
        var log: [String] = []
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.append("pick \(viewController.selectedFontDescriptor?.family.name ?? "-")")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
    }

    @MainActor private final class Setup {
        let stage: PresentationStage
        let picker: UIFontPickerViewController
        let delegate = Delegate()

        init(_ change: (Configuration) -> Void = { _ in }, selected: UIFontDescriptor? = nil) throws {
            stage = try PresentationStage()
            let configuration = Configuration()
            change(configuration)
            picker = UIFontPickerViewController(configuration: configuration)
            picker.selectedFontDescriptor = selected
            picker.delegate = delegate
            stage.present(picker)
        }

        var navigation: UINavigationController {
            get throws { try #require(picker.children.first as? UINavigationController) }
        }
        var list: FontListController {
            get throws { try #require(navigation.viewControllers.first as? FontListController) }
        }
    }

    private static let family = FontCatalog(includesLanguages: false).families.first { $0.faces.count > 1 }

    @Test("PK-09: the catalog has the installed families with their faces, upright ones first")
    func catalog() throws {
        let catalog = FontCatalog(includesLanguages: true)
        #expect(!catalog.families.isEmpty)
        #expect(Set(catalog.families.map(\.name)).count == catalog.families.count)
        for family in catalog.families {
            let slants = family.faces.map(\.isItalic)
            #expect(slants == slants.sorted { !$0 && $1 })
            #expect(family.faces.allSatisfy { (100...1000).contains($0.weight) && !$0.style.isEmpty })
        }
        #expect(catalog.families.contains { $0.languages.contains("en") })
        #expect(FontCatalog(includesLanguages: false).families.map(\.name) == catalog.families.map(\.name))
    }

    @Test("PK-09: defaults of a configuration, and the picker's copy")
    func configuration() throws {
        let configuration = Configuration()
        #expect(!configuration.includeFaces && !configuration.displayUsingSystemFont)
        #expect(configuration.filteredTraits.isEmpty && configuration.filteredLanguagesPredicate == nil)
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = false
        #expect(picker.configuration.includeFaces && picker.configuration !== configuration)
        #expect(UIFontPickerViewController().configuration.includeFaces == false)
    }

    @Test("PK-09: filters by traits and languages")
    func filters() throws {
        let configuration = Configuration()
        let all = FontList(configuration).families
        configuration.filteredTraits = .traitMonoSpace
        let monospaced = FontList(configuration).families
        #expect(monospaced.allSatisfy(\.isMonospaced) && monospaced.count == all.filter(\.isMonospaced).count)
        configuration.filteredTraits = .traitBold
        #expect(FontList(configuration).families.allSatisfy { $0.faces.allSatisfy { $0.weight >= 600 } })
        configuration.filteredTraits = []
        #expect(Configuration.filterPredicate(forFilteredLanguages: []) == nil)
        let predicate = try #require(Configuration.filterPredicate(forFilteredLanguages: ["pt-BR", "zh-Hant"]))
        #expect(predicate.evaluate(with: ["pt", "zh-tw"]) && !predicate.evaluate(with: ["pt", "zh-cn"]))
        #expect(!predicate.evaluate(with: 7))
        configuration.filteredLanguagesPredicate = Configuration.filterPredicate(forFilteredLanguages: ["xx"])
        #expect(FontList(configuration).families.isEmpty)
    }

    @Test("PK-09: only visible rows have cells, whose text has the font of the family")
    func lazyRows() throws {
        let setup = try Setup()
        let list = try setup.list
        let names = FontList(Configuration()).families.map(\.name)
        #expect(list.shown.map(\.name) == names)
        #expect(list.table.visibleCells.count <= 12)
        let cell = try #require(list.table.visibleCells.first)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        let family = try #require(list.shown.first)
        let fontName = family.hasLatinLetters ? family.name : UIFont.systemFont(ofSize: 16).familyName
        #expect(content.text == names.first && content.textProperties.font.familyName == fontName)
        #expect(list.searchBar.searchTextField.isFirstResponder)
    }

    @Test("PK-09: the system font for names")
    func systemFont() throws {
        let setup = try Setup { $0.displayUsingSystemFont = true }
        let cell = try #require(setup.list.table.visibleCells.first)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.textProperties.font.familyName == UIFont.systemFont(ofSize: 16).familyName)
    }

    @Test("PK-09: searching filters, a row picks and dismisses, and one method of the delegate is called")
    func picking() throws {
        let setup = try Setup()
        let list = try setup.list
        let target = try #require(list.shown.last)
        try setup.stage.generator.keyType("#")
        #expect(list.shown.isEmpty)
        list.searchBar.text = target.name.uppercased()
        list.searchBar(list.searchBar, textDidChange: target.name.uppercased())
        #expect(list.shown.contains { $0.name == target.name })
        let row = try #require(list.shown.firstIndex { $0.name == target.name })
        setup.stage.settle()
        list.table.delegate?.tableView(list.table, didSelectRowAt: IndexPath(row: row, section: 0))
        setup.stage.settle()
        #expect(setup.delegate.log == ["pick \(target.name)"] && setup.stage.root.presentedViewController == nil)
        let descriptor = try #require(setup.picker.selectedFontDescriptor)
        #expect(UIFont(descriptor: descriptor, size: 12).familyName == target.name)
    }

    @Test("PK-09: faces are chosen in a second list")
    func faces() throws {
        guard let family = FontPickerTests.family, let face = family.faces.last else { return }
        let setup = try Setup { $0.includeFaces = true }
        let list = try setup.list
        let row = try #require(list.shown.firstIndex { $0.name == family.name })
        list.tableView(list.table, didSelectRowAt: IndexPath(row: row, section: 0))
        setup.stage.settle()
        let faces = try #require(setup.navigation.topViewController as? FontFacesController)
        #expect(faces.title == family.name && faces.tableView.numberOfRows(inSection: 0) == family.faces.count)
        faces.tableView(faces.tableView, didSelectRowAt: IndexPath(row: family.faces.count - 1, section: 0))
        setup.stage.settle()
        let descriptor = try #require(setup.picker.selectedFontDescriptor?.descriptor)
        #expect(descriptor.weight == face.weight && descriptor.isItalic == face.isItalic)
        #expect(setup.delegate.log == ["pick \(family.name)"])
    }

    @Test("PK-09: the cancel button, Escape and dismissals in code cancel once")
    func cancelling() throws {
        for way in 0..<3 {
            let setup = try Setup()
            switch way {
            case 0: try setup.list.navigationItem.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
            case 1:
                try setup.stage.generator.keyPress(.keyboardEscape)
            default: setup.stage.root.dismiss(animated: false)
            }
            setup.stage.settle()
            #expect(setup.delegate.log == ["cancel"] && setup.stage.root.presentedViewController == nil, "\(way)")
        }
    }
}
