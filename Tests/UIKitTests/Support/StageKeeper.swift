/// Retains the windows of a test until the suite value is destroyed, after the test is over.
@MainActor final class StageKeeper {
    private var stages: [Stage] = []

    func make() -> Stage {
        let stage = Stage()
        stages.append(stage)
        return stage
    }
}
