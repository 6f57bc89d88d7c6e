import UIKit

class GameViewController: UIViewController, PuzzleDelegate {
    private let puzzle = Puzzle()
    private lazy var board = BoardView(puzzle: puzzle)
    private var seconds = 0
    private var timer: Timer?

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var movesLabel: UILabel!
    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var star: UIImageView!
    @IBOutlet weak var shuffleButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        puzzle.delegate = self
        view.addSubview(board)

        let titleLabel = UILabel()
        titleLabel.text = NSLocalizedString("Fifteen", comment: "The name of the game")
        titleLabel.font = .systemFont(ofSize: 30, weight: .bold)
        let movesLabel = UILabel()
        movesLabel.textColor = .secondaryLabel
        let timeLabel = UILabel()
        timeLabel.textColor = .secondaryLabel
        timeLabel.textAlignment = .right
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let star = UIImageView(image: UIImage(named: "Star"))
        star.isHidden = true
        let shuffleButton = UIButton(type: .system)
        shuffleButton.setTitle(NSLocalizedString("Shuffle", comment: "A button"), for: .normal)
        shuffleButton.addTarget(self, action: #selector(shuffle(_:)), for: .touchUpInside)
        for subview in [titleLabel, movesLabel, timeLabel, star, shuffleButton] as [UIView] { view.addSubview(subview) }
        self.titleLabel = titleLabel
        self.movesLabel = movesLabel
        self.timeLabel = timeLabel
        self.star = star
        self.shuffleButton = shuffleButton

        NotificationCenter.default.addObserver(
            self, selector: #selector(puzzleChanged(_:)), name: .puzzleDidChange, object: puzzle)
        NotificationCenter.default.addObserver(
            self, selector: #selector(pause), name: UIApplication.willResignActiveNotification, object: nil)
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(shuffle))
        doubleTap.numberOfTapsRequired = 2
        titleLabel.isUserInteractionEnabled = true
        titleLabel.addGestureRecognizer(doubleTap)
        puzzleChanged(Notification(name: .puzzleDidChange))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        let side = max(80, min(area.width, area.height - 130))
        let left = area.midX - side / 2
        titleLabel.frame = CGRect(x: left, y: area.minY, width: side - 60, height: 38)
        star.frame = CGRect(x: left + side - 36, y: area.minY + 1, width: 36, height: 36)
        movesLabel.frame = CGRect(x: left, y: area.minY + 42, width: side / 2, height: 24)
        timeLabel.frame = CGRect(x: left + side / 2, y: area.minY + 42, width: side / 2, height: 24)
        board.frame = CGRect(x: left, y: area.minY + 76, width: side, height: side)
        shuffleButton.frame = CGRect(x: left, y: board.frame.maxY + 10, width: side, height: 34)
    }

    // MARK: - Actions

    @IBAction func shuffle(_ sender: Any?) {
        puzzle.shuffle()
    }

    @objc func pause() {
        timer?.invalidate()
        timer = nil
    }

    @objc private func tick() {
        seconds += 1
        showTime()
    }

    @objc private func puzzleChanged(_ notification: Notification) {
        movesLabel.text = String.localizedStringWithFormat(
            NSLocalizedString("%d moves", comment: "How many moves were made"), puzzle.moves)
        showTime()
    }

    private func showTime() {
        timeLabel.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    // MARK: - Keys

    override var canBecomeFirstResponder: Bool { return true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? {
        let arrows = [
            UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
            UIKeyCommand.inputDownArrow,
        ]
        return arrows.map { UIKeyCommand(input: $0, modifierFlags: [], action: #selector(arrow(_:))) } + [
            UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(shuffle))
        ]
    }

    @objc private func arrow(_ command: UIKeyCommand) {
        switch command.input {
        case UIKeyCommand.inputLeftArrow?: puzzle.move(columns: -1, rows: 0)
        case UIKeyCommand.inputRightArrow?: puzzle.move(columns: 1, rows: 0)
        case UIKeyCommand.inputUpArrow?: puzzle.move(columns: 0, rows: -1)
        default: puzzle.move(columns: 0, rows: 1)
        }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(shuffle(_:)) { return presentedViewController == nil }
        return super.canPerformAction(action, withSender: sender)
    }

    // MARK: - PuzzleDelegate

    func puzzle(_ puzzle: Puzzle, didMoveTile tile: Int, to place: Int) {
        board.update(animated: true)
        if timer == nil, !puzzle.isSolved {
            timer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
    }

    func puzzleWasShuffled(_ puzzle: Puzzle) {
        pause()
        seconds = 0
        star.isHidden = true
        titleLabel.text = NSLocalizedString("Fifteen", comment: "The name of the game")
        board.update(animated: view.window != nil)
    }

    func puzzleDidBecomeSolved(_ puzzle: Puzzle) {
        pause()
        star.isHidden = false
        star.alpha = 0
        UIView.animate(withDuration: 0.4) { self.star.alpha = 1 }
        #if os(iOS)
            UINotificationFeedbackGenerator().notificationOccurred(.success)
        #endif
        titleLabel.text = NSLocalizedString("Solved!", comment: "A title")
    }
}
