extension X11Server {
    package var canPrint: Bool { printService.isAvailable }

    package func print(
        _ job: PrintJob, parent: (any DisplaySurface)?, _ handlers: PrintHandlers
    ) -> any PrintTask {
        printService.print(
            job, parent: portalIdentifier(of: parent),
            PrintHandlers { [weak self] choice, submit in
                self?.applicationCodeWillRun()
                handlers.render(choice, submit)
            } completion: { [weak self] outcome in
                self?.applicationCodeWillRun()
                handlers.completion(outcome)
            })
    }
}
