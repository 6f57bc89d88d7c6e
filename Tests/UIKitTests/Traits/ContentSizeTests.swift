import DisplayServer
import Testing

@testable import UIKit

/// Tests of the user's preferred text size.
@MainActor @Suite(.serialized) struct ContentSizeTests {
    @Test("categories have UIKit's raw values and order; unspecified is neither larger nor smaller")
    func categories() {
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
        #expect(
            UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue
                == "UICTContentSizeCategoryAccessibilityXXXL")
        #expect(
            UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified >= .large))
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test(
        "DK-02 the desktop's text scale selects the nearest category",
        arguments: [
            (0.1, UIContentSizeCategory.extraSmall), (0.9, .small), (0.94, .medium), (1, .large), (1.03, .large),
            (1.25, .extraExtraLarge), (1.5, .extraExtraExtraLarge), (2, .accessibilityLarge),
            (3, .accessibilityExtraExtraExtraLarge), (8, .accessibilityExtraExtraExtraLarge),
        ])
    func nearest(scale: Double, category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory(textScale: scale) == category)
    }

    @Test("DK-02 preferred fonts have the sizes of the category, and metrics scale fonts and lengths")
    func fonts() {
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        func size(_ style: UIFont.TextStyle, _ traits: UITraitCollection?) -> CGFloat {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        #expect(size(.body, usual) == 17 && size(.body, larger) == 21 && size(.caption2, larger) == 15)
        #expect(size(.largeTitle, UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)) == 44)
        #expect(size(.body, UITraitCollection()) == 17)
        larger.performAsCurrent { #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 32) }
        let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: larger)
        #expect(headline == UIFont.systemFont(ofSize: 21, weight: .semibold))

        let metrics = UIFontMetrics(forTextStyle: .body)
        let own = UIFont.boldSystemFont(ofSize: 34)
        #expect(metrics.scaledFont(for: own, compatibleWith: usual) == own)
        #expect(metrics.scaledFont(for: own, compatibleWith: larger).pointSize == 42)
        #expect(metrics.scaledFont(for: own, maximumPointSize: 40, compatibleWith: larger).pointSize == 40)
        #expect(metrics.scaledValue(for: 34, compatibleWith: larger) == 42)
        #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: usual) == 10)
    }

    @Test("DK-02 a change of the desktop's text scale updates the trait and posts a notification")
    func textScaleChanges() {
        StageDisplays.withServer { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let view = UIView(frame: window.bounds)
            window.addSubview(view)
            window.makeKeyAndVisible()
            var observedCategories: [UIContentSizeCategory] = []
            let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                (view: UIView, _: UITraitCollection) in
                observedCategories.append(view.traitCollection.preferredContentSizeCategory)
            }
            var posted: [String] = []
            let token = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { notification in
                let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
                MainActor.assumeIsolated { posted.append(value ?? "") }
            }
            defer {
                NotificationCenter.default.removeObserver(token)
                view.unregisterForTraitChanges(registration)
                window.isHidden = true
            }
            #expect(view.traitCollection.preferredContentSizeCategory == .large)
            server.settings.textScale = 1.25
            #expect(
                observedCategories == [.extraExtraLarge]
                    && UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
            server.settings.textScale = 1.24
            #expect(observedCategories.count == 1)
            view.traitOverrides.preferredContentSizeCategory = .small
            #expect(observedCategories.last == .small)
            server.settings.textScale = nil
            #expect(observedCategories.count == 2 && UIApplication.shared.preferredContentSizeCategory == .large)
            #expect(posted == ["UICTContentSizeCategoryXXL", "UICTContentSizeCategoryL"])
        }
    }

    @Test("DK-02 a label that adjusts its font follows the category; fixed fonts and other labels do not")
    func labels() {
        StageDisplays.withServer { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            defer { window.isHidden = true }
            let fonts = [
                UIFont.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body),
                UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 34)), .systemFont(ofSize: 17),
            ]
            let labels = fonts.enumerated().map { index, font in
                let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 200, height: 20))
                label.text = "Text"
                label.font = font
                label.adjustsFontForContentSizeCategory = index != 1
                window.addSubview(label)
                return label
            }
            window.makeKeyAndVisible()
            #expect(!UILabel().adjustsFontForContentSizeCategory && labels[0].adjustsFontForContentSizeCategory)
            let width = labels[0].intrinsicContentSize.width
            server.settings.textScale = 1.25
            #expect(labels.map(\.font.pointSize) == [21, 17, 42, 17])
            #expect(labels[0].intrinsicContentSize.width > width)
            #expect(labels[2].font.fontName == fonts[2].fontName)
            server.settings.textScale = 1
            #expect(labels.map(\.font.pointSize) == [17, 17, 34, 17])
            // A label that starts adjusting later uses the current size.
            server.settings.textScale = 2
            labels[1].adjustsFontForContentSizeCategory = true
            labels[0].adjustsFontForContentSizeCategory = false
            #expect(labels[1].font.pointSize == 33)
            server.settings.textScale = 1
            #expect(labels.map(\.font.pointSize) == [33, 17, 34, 17])
        }
    }
}
