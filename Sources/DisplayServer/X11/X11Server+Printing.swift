extension X11Server {
    package var canPrint: Bool { printService.isAvailable }

    package func print(
        _ job: PrintJob, parent: (any DisplaySurface)?, _ handlers: PrintHandlers
    ) -> any PrintTask {
        let window = (parent as? X11Surface).flatMap { $0.isDestroyed ? nil : "x11:" + String($0.window, radix: 16) }
        return printService.print(
            job, parent: window ?? "",
            PrintHandlers { [weak self] choice, submit in
                self?.applicationCodeWillRun()
                handlers.render(choice, submit)
            } completion: { [weak self] outcome in
                self?.applicationCodeWillRun()
                handlers.completion(outcome)
            })
    }
}
