import Testing

@testable import UIKit

@Suite struct SectionSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    private var outline: Snapshot {
        var result = Snapshot()
        result.append(["Europe", "Asia"])
        result.append(["Portugal", "Norway"], to: "Europe")
        result.append(["Lisbon"], to: "Portugal")
        return result
    }

    @Test("DS-10: items whose ancestors are expanded are visible") func visibility() {
        var outline = outline
        #expect(outline.items == ["Europe", "Portugal", "Lisbon", "Norway", "Asia"])
        #expect(outline.visibleItems == ["Europe", "Asia"] && outline.rootItems == ["Europe", "Asia"])
        outline.expand(["Portugal", "Atlantis"])
        #expect(!outline.isVisible("Lisbon") && outline.expandedItems == ["Portugal"])
        outline.expand(["Europe"])
        #expect(outline.visibleItems == ["Europe", "Portugal", "Lisbon", "Norway", "Asia"])
        outline.collapse(["Europe"])
        #expect(outline.isExpanded("Portugal") && outline.visibleItems == ["Europe", "Asia"])
        #expect(!outline.isVisible("Atlantis") && !outline.contains("Atlantis"))
    }

    @Test("The levels, parents and positions of items") func queries() {
        let outline = outline
        #expect(outline.level(of: "Europe") == 0 && outline.level(of: "Lisbon") == 2)
        #expect(outline.parent(of: "Lisbon") == "Portugal" && outline.parent(of: "Asia") == nil)
        #expect(outline.index(of: "Norway") == 3 && outline.index(of: "Atlantis") == nil)
        #expect(outline.snapshot(of: "Europe").rootItems == ["Portugal", "Norway"])
        #expect(
            outline.snapshot(of: "Europe", includingParent: true).items == ["Europe", "Portugal", "Lisbon", "Norway"])
        #expect(outline.visualDescription().hasPrefix("+ Europe\n  + Portugal\n    * Lisbon\n  * Norway\n* Asia"))
    }

    @Test("DS-10: deleting an item deletes its descendants") func deleting() {
        var outline = outline
        outline.expand(["Europe"])
        outline.delete(["Europe", "Lisbon", "Atlantis"])
        #expect(outline.items == ["Asia"] && outline.expandedItems == [])
        outline.append(["Lisbon"], to: "Asia")
        #expect(outline.items == ["Asia", "Lisbon"])
        outline.deleteAll()
        #expect(outline == Snapshot())
    }

    @Test("Items are inserted beside others, with their hierarchy") func inserting() {
        var outline = outline
        outline.insert(["Spain"], after: "Portugal")
        outline.insert(["Africa"], before: "Asia")
        #expect(outline.items == ["Europe", "Portugal", "Lisbon", "Spain", "Norway", "Africa", "Asia"])
        var cities = Snapshot()
        cities.append(["Cities"])
        cities.append(["Porto"], to: "Cities")
        cities.expand(["Cities"])
        outline.replace(childrenOf: "Portugal", using: cities)
        #expect(outline.snapshot(of: "Portugal").items == ["Cities", "Porto"] && outline.isExpanded("Cities"))
        #expect(outline.parent(of: "Cities") == "Portugal" && !outline.contains("Lisbon"))
        outline.delete(["Cities"])
        outline.insert(cities, before: "Europe")
        #expect(outline.rootItems == ["Cities", "Europe", "Africa", "Asia"] && outline.level(of: "Porto") == 1)
    }

    @Test("DS-10: the message names duplicate identifiers") func message() {
        #expect(
            SnapshotProblem.sectionDuplicates(in: [1, 2, 2])
                == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(2)}")
    }
}
