extension DragProgram {
    /// The program with Qt 5.
    nonisolated static let qt5Script = """
        import sys
        from PyQt5.QtCore import QMimeData, QTimer, Qt
        from PyQt5.QtGui import QDrag
        from PyQt5.QtWidgets import QApplication, QWidget
        role, kind, data, names = sys.argv[1:5]
        data = bytes.fromhex(data)
        actions = Qt.DropActions()
        for name in names.split(","): actions |= {"COPY": Qt.CopyAction, "MOVE": Qt.MoveAction}[name]
        def say(*words): print(*words, flush=True)
        def chosen(action): return {Qt.CopyAction: "copy", Qt.MoveAction: "move"}.get(action, "none")
        class Window(QWidget):
            def mouseMoveEvent(self, event):
                if role != "source" or not event.buttons() & Qt.LeftButton: return
                content = QMimeData()
                if kind.startswith("text/plain"): content.setText(data.decode())
                else: content.setData(kind, data)
                drag = QDrag(self)
                drag.setMimeData(content)
                say("begin")
                result = drag.exec_(actions)
                if result == Qt.IgnoreAction: say("failed")
                if result == Qt.MoveAction: say("delete")
                say("end", chosen(result))
            def choose(self, event):
                # Qt asks the keyboard, which belongs to the source.
                if not event.proposedAction() & actions: event.setDropAction(Qt.MoveAction)
                event.accept()
            def dragEnterEvent(self, event):
                say("enter", " ".join(event.mimeData().formats()))
                self.choose(event)
            def dragMoveEvent(self, event):
                say("motion", event.pos().x(), event.pos().y())
                self.choose(event)
            def dragLeaveEvent(self, event): say("leave")
            def dropEvent(self, event):
                say("drop")
                content = event.mimeData()
                found = content.text().encode() if kind.startswith("text/plain") else bytes(content.data(kind))
                say("received", kind, 8, found.hex())
                self.choose(event)
        application = QApplication(sys.argv[:1])
        window = Window()
        window.setWindowFlags(Qt.FramelessWindowHint)
        window.setGeometry(600, 100, 200, 200)
        window.setAcceptDrops(role == "target")
        window.show()
        QTimer.singleShot(400, lambda: say("ready"))
        QTimer.singleShot(60000, application.quit)
        application.exec_()
        """
}
