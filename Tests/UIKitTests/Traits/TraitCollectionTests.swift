import Testing
import UIKit

/// Tests of trait collections as values.
@MainActor @Suite struct TraitCollectionTests {
    enum Density: Sendable { case normal, compact }
    struct DensityTrait: UITraitDefinition { static let defaultValue = Density.normal }
    struct AccentTrait: UITraitDefinition {
        static let defaultValue = 0
        static let affectsColorAppearance = true
    }

    @Test("raw values equal Apple's, and an empty collection specifies nothing")
    func unspecified() {
        let nothing = UITraitCollection()
        #expect(nothing.userInterfaceStyle.rawValue == 0 && nothing.userInterfaceIdiom.rawValue == -1)
        #expect(nothing.layoutDirection.rawValue == -1 && nothing.horizontalSizeClass.rawValue == 0)
        #expect(nothing.accessibilityContrast.rawValue == -1 && nothing.displayGamut.rawValue == -1)
        #expect(nothing.displayScale == 0 && nothing[DensityTrait.self] == .normal)
        #expect(UIUserInterfaceSizeClass.regular.rawValue == 2 && UIAccessibilityContrast.high.rawValue == 1)
        #expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue == 1 && UIDisplayGamut.P3.rawValue == 1)
    }

    @Test("the last collection takes precedence in a merge; modified copies leave the original unchanged")
    func merging() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let own = UITraitCollection { $0[DensityTrait.self] = .compact }
        let all = UITraitCollection(traitsFrom: [dark, compact, own, UITraitCollection(userInterfaceStyle: .light)])
        #expect(all.userInterfaceStyle == .light && all.horizontalSizeClass == .compact)
        #expect(all[DensityTrait.self] == .compact && all.verticalSizeClass == .unspecified)
        let changed = all.modifyingTraits {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
            $0[DensityTrait.self] = .normal
        }
        #expect(
            changed.userInterfaceStyle == .dark && changed.displayScale == 2 && changed[DensityTrait.self] == .normal)
        #expect(all.userInterfaceStyle == .light && all[DensityTrait.self] == .compact)
        #expect(
            changed.containsTraits(in: dark) && changed.containsTraits(in: compact) && changed.containsTraits(in: nil))
        #expect(!changed.containsTraits(in: own) && !dark.containsTraits(in: compact))
    }

    @Test("collections with equal values are equal, including custom traits")
    func equality() {
        func make(_ density: Density) -> UITraitCollection {
            UITraitCollection {
                $0.layoutDirection = .rightToLeft
                $0[DensityTrait.self] = density
            }
        }
        #expect(make(.compact) == make(.compact) && make(.compact).hash == make(.compact).hash)
        #expect(make(.compact) != make(.normal))
        #expect(make(.normal) != UITraitCollection(layoutDirection: .rightToLeft))
    }

    @Test("colors depend on style, contrast and custom traits")
    func colors() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
        #expect(
            light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.accessibilityContrast = .high }))
        #expect(
            !light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0[DensityTrait.self] = .compact }))
        #expect(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0[AccentTrait.self] = 1 }))
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 3)
    }

    @Test("performAsCurrent sets the current traits during the closure")
    func current() {
        let outer = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .light)
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == outer)
        #expect(outer.userInterfaceIdiom == .mac && outer.horizontalSizeClass == .regular)
        #expect(outer.layoutDirection == .leftToRight && outer.displayGamut == .SRGB)
    }
}
