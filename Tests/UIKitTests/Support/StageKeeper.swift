/// Keeps the windows of a test until its suite's value goes, which is when the test is over.
@MainActor final class StageKeeper {
    private var stages: [Stage] = []

    func make() -> Stage {
        let stage = Stage()
        stages.append(stage)
        return stage
    }
}
