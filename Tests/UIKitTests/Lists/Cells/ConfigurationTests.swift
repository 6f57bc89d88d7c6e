import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct ConfigurationTests {
    private let stages = StageStore()

    private struct Badge: UIContentConfiguration {
        var title: String
        var isBig = false

        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

        func updated(for state: any UIConfigurationState) -> Badge {
            var result = self
            if let state = state as? UICellConfigurationState { result.isBig = state.isSelected }
            return result
        }
    }

    private final class BadgeView: UIView, UIContentView {
        var configuration: any UIContentConfiguration {
            didSet { changes += 1 }
        }
        var changes = 0

        init(_ configuration: Badge) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
    }

    private func makeCell(in stage: Stage) -> UITableViewCell {
        stage.add(
            UITableViewCell(style: .default, reuseIdentifier: nil), CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test("CE-03: a view displays configurations that it supports, and is replaced for others") func views() throws {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        cell.textLabel?.text = "Hidden"
        cell.contentConfiguration = Badge(title: "a")
        let badge = try #require(cell.contentView.subviews.compactMap { $0 as? BadgeView }.first)
        cell.contentConfiguration = Badge(title: "b")
        #expect((badge.configuration as? Badge)?.title == "b" && badge.superview === cell.contentView)
        #expect(try #require(cell.textLabel).isHidden)
        var list = UIListContentConfiguration.cell()
        list.text = "c"
        cell.contentConfiguration = list
        #expect(badge.superview == nil && cell.contentView.subviews.contains { $0 is UIListContentView })
        cell.contentConfiguration = nil
        #expect(!cell.contentView.subviews.contains { $0 is UIListContentView })
        #expect(try !#require(cell.textLabel).isHidden)
    }

    @Test("CE-04: updates are called once in the layout pass, the method before the handler") func updates() {
        final class Logging: UITableViewCell {
            var log: [String] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                log.append("method")
            }
        }
        let stage = stages.make()
        let cell = stage.add(
            Logging(style: .default, reuseIdentifier: nil), CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.configurationUpdateHandler = { cell, state in
            (cell as? Logging)?.log.append("handler \(state.isSelected)")
        }
        #expect(cell.log == [])
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.log == ["method", "handler false"])
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.log.count == 2)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.log.suffix(2) == ["method", "handler true"])
        // CE-06: the state is the same again.
        cell.isSelected = false
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.log.count <= 6 && cell.log.last == "handler true")
    }

    @Test("CE-04: measuring a cell updates it first") func measuring() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = Badge(title: "a") }
        #expect(cell.preferredHeight(forWidth: 200) >= 80)
    }

    @Test("CE-05: the displayed configuration follows the state, the property does not") func automatic() throws {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        cell.contentConfiguration = Badge(title: "a")
        cell.layoutIfNeeded()
        let badge = try #require(cell.contentView.subviews.compactMap { $0 as? BadgeView }.first)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((badge.configuration as? Badge)?.isBig == true)
        #expect((cell.contentConfiguration as? Badge)?.isBig == false)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.layoutIfNeeded()
        #expect((badge.configuration as? Badge)?.isBig == false)
    }

    @Test("CE-06: states with equal flags, traits and values are equal") func states() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        var (first, second) = (
            UICellConfigurationState(traitCollection: traits),
            UICellConfigurationState(
                traitCollection: traits)
        )
        #expect(first == second && !first.isSelected && !first.isEditing && !first.isPinned)
        let key = UIConfigurationStateCustomKey("unread")
        first[key] = true
        #expect(first != second && first[key] == AnyHashable(true))
        second[key] = true
        #expect(first == second && first.hashValue == second.hashValue)
        first[key] = nil
        second[key] = nil
        second.isSwiped = true
        #expect(first != second)
    }

    @Test("CE-06: a cell adds values of its own to its state") func customState() {
        final class Mail: UITableViewCell {
            static let unread = UIConfigurationStateCustomKey("unread")
            var isUnread = false { didSet { setNeedsUpdateConfiguration() } }
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[Mail.unread] = isUnread
                return state
            }
        }
        let stage = stages.make()
        let cell = stage.add(Mail(style: .default, reuseIdentifier: nil), CGRect(x: 0, y: 0, width: 320, height: 44))
        var seen: [Bool] = []
        cell.configurationUpdateHandler = { _, state in seen.append(state[Mail.unread] as? Bool ?? false) }
        cell.layoutIfNeeded()
        cell.isUnread = true
        cell.layoutIfNeeded()
        #expect(seen == [false, true])
    }

    @Test("CE-07: updating for a state keeps what the app set") func ownValues() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        state.isSelected = true
        var content = UIListContentConfiguration.cell()
        content.secondaryTextProperties.color = .red
        content.alpha = 0.5
        let updated = content.updated(for: state)
        #expect(updated.textProperties.color == .tertiaryLabel && updated.secondaryTextProperties.color == .red)
        #expect(updated.alpha == 0.5 && content.textProperties.color == .label)
        state.isDisabled = false
        #expect(updated.updated(for: state).textProperties.color == .label)
        var background = UIBackgroundConfiguration.listPlainCell()
        #expect(background.updated(for: state).backgroundColor == .listSelection)
        background.backgroundColor = .green
        #expect(background.updated(for: state).backgroundColor == .green)
        background.backgroundColor = nil
        #expect(background.updated(for: state).resolvedBackgroundColor(for: .purple) == .purple)
    }

    @Test("CE-07: the default content is new and suits the style") func defaults() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "a"
        cell.contentConfiguration = content
        #expect(cell.defaultContentConfiguration().text == nil)
        #expect(cell.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
    }

    @Test("CE-08: a background configuration and the background properties exclude each other") func exclusive() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = .red
        cell.backgroundView = UIView()
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundColor == nil && cell.backgroundView == nil)
        cell.backgroundColor = .red
        #expect(cell.backgroundConfiguration == nil)
        cell.backgroundConfiguration = .listCell()
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.backgroundView = UIView()
        header.backgroundConfiguration = .clear()
        #expect(header.backgroundView == nil)
        header.backgroundColor = .red
        #expect(header.backgroundConfiguration == nil)
    }

    @Test("The background of a configuration follows the selection") func background() throws {
        let stage = stages.make()
        let cell = makeCell(in: stage)
        cell.backgroundConfiguration = .listCell()
        cell.layoutIfNeeded()
        let view = try #require(cell.configurations.backgroundView)
        #expect(view.configuration.backgroundColor == .systemBackground && cell.subviews.first === view)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(view.configuration.backgroundColor == .listSelection)
        #expect(cell.backgrounds.shownSelectedView == nil)
    }

    @Test("A list content view arranges image and texts within its margins") func arrangement() throws {
        let stage = stages.make()
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        content.image = UIImage(systemName: "plus")
        let view = stage.add(UIListContentView(configuration: content), CGRect(x: 0, y: 0, width: 300, height: 40))
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(labels.count == 2 && image.frame.minX >= 16 && image.frame.maxX < labels[0].frame.minX)
        #expect(labels[0].frame.maxX < labels[1].frame.minX && abs(labels[1].frame.maxX - 284) < 0.01)
        // Texts that do not fit beside each other are below each other.
        content.text = "A rather long name that leaves little space"
        content.secondaryText = "A rather long value"
        view.configuration = content
        view.layoutIfNeeded()
        #expect(labels[1].frame.minY >= labels[0].frame.maxY && labels[1].frame.minX == labels[0].frame.minX)
        content.image = nil
        content.secondaryText = nil
        view.configuration = content
        #expect(image.superview == nil && labels[1].superview == nil)
        #expect(view.intrinsicContentSize.width > 200 && view.intrinsicContentSize.height > 20)
    }

    @Test("Reserved sizes of images align the texts of several cells") func reservedSize() {
        func textStart(_ image: UIImage?) -> CGFloat {
            var content = UIListContentConfiguration.cell()
            content.text = "a"
            content.image = image
            content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
            content.imageProperties.reservedLayoutSize.width = 40
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
            view.layoutIfNeeded()
            return view.subviews.first { $0 is UILabel }?.frame.minX ?? 0
        }
        let big = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 60)).image { _ in }
        #expect(textStart(big) == 66 && textStart(UIImage(systemName: "plus")) == 66 && textStart(nil) == 16)
    }

    @Test("The texts of a list content are transformed") func transforms() throws {
        var content = UIListContentConfiguration.plainHeader()
        content.text = "new Mail"
        content.textProperties.transform = .uppercase
        let view = UIListContentView(configuration: content)
        #expect(try #require(view.subviews.first as? UILabel).text == "NEW MAIL")
        content.attributedText = NSAttributedString(string: "plain")
        #expect(content.text == nil)
        view.configuration = content
        #expect(try #require(view.subviews.first as? UILabel).text == "plain")
        content.text = "a"
        #expect(content.attributedText == nil)
    }

    @Test("CE-08: a background has an effect, an image, and the margins of its superview")
    func backgroundParts() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 12, bottom: 3, trailing: 4)
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
        configuration.visualEffect = UIBlurEffect(style: .regular)
        configuration.image = UIImage(systemName: "star")
        configuration.imageContentMode = .center
        configuration.cornerRadius = 6
        let view = BackgroundConfigurationView(configuration: configuration)
        view.frame = outer.bounds
        outer.addSubview(view)
        view.layoutIfNeeded()
        let effect = try #require(view.subviews.first as? UIVisualEffectView)
        #expect(effect.frame == CGRect(x: 14, y: 2, width: 84, height: 43) && effect.layer.cornerRadius == 6)
        let image = try #require(view.subviews.last?.subviews.first as? UIImageView)
        #expect(image.frame == CGRect(x: 0, y: 0, width: 84, height: 43) && image.contentMode == .center)
        configuration.visualEffect = nil
        configuration.image = nil
        view.configuration = configuration
        #expect(view.subviews.count == 1 && view.subviews[0].subviews.isEmpty)
    }
}
