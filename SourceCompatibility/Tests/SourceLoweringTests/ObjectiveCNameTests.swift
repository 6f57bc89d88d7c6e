import SourceLowering
import Testing

@Suite struct ObjectiveCNameTests {
    @Test(arguments: cases) func methodsHaveObjectiveCNames(_ name: String, _ labels: String, _ expected: String) {
        #expect(ObjectiveCName.method(name, labels: labels.split(separator: " ").map(String.init)) == expected)
    }

    static let cases: [(String, String, String)] = [
        ("save", "", "save"), ("save", "_", "save:"), ("save", "sender", "saveWithSender:"),
        ("save", "with", "saveWith:"), ("save", "withSender", "saveWithSender:"), ("insert", "_ at", "insert:at:"),
        ("insert", "_ _", "insert::"), ("do", "for event", "doFor:event:"), ("doIt", "to", "doItTo:"),
        ("move", "from to", "moveFrom:to:"), ("moveTo", "x y", "moveToX:y:"), ("goWith", "sender", "goWithSender:"),
        ("load", "url", "loadWithUrl:"), ("load", "URL", "loadWithURL:"), ("load", "fromURL", "loadFromURL:"),
        ("loadURLFrom", "path", "loadURLFromPath:"), ("init", "frame", "initWithFrame:"),
        ("init", "coder", "initWithCoder:"), ("init", "", "init"), ("init", "_", "init:"),
        ("tap", "at", "tapAt:"), ("tap", "atPoint", "tapAtPoint:"), ("tap", "attach", "tapWithAttach:"),
        ("show", "inView animated", "showInView:animated:"), ("show", "index", "showWithIndex:"),
        ("look", "asList", "lookAsList:"), ("ask", "asker", "askWithAsker:"), ("call", "after", "callAfter:"),
        ("list", "_ didSelect", "list:didSelect:"), ("sortBy", "key", "sortByKey:"), ("sort", "by", "sortBy:"),
        ("run", "onQueue", "runOnQueue:"), ("run", "only", "runWithOnly:"), ("f", "within", "fWithin:"),
        ("stop", "ofKind", "stopOfKind:"), ("stop", "offset", "stopWithOffset:"), ("x", "usingBlock", "xUsingBlock:"),
    ]

    @Test func throwingAndAsyncMethodsHaveObjectiveCNames() {
        #expect(ObjectiveCName.method("save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(ObjectiveCName.method("save", labels: ["_"], isThrowing: true) == "save:error:")
        #expect(ObjectiveCName.method("save", labels: ["to"], isThrowing: true) == "saveTo:error:")
        #expect(ObjectiveCName.method("save", labels: [], isAsync: true) == "saveWithCompletionHandler:")
        #expect(ObjectiveCName.method("save", labels: ["_"], isAsync: true) == "save:completionHandler:")
    }

    @Test func settersHaveObjectiveCNames() {
        #expect(ObjectiveCName.setter("isOn") == "setIsOn:")
        #expect(ObjectiveCName.setter("title") == "setTitle:")
        #expect(ObjectiveCName.setter("URL") == "setURL:")
        #expect(ObjectiveCName.setter("_hidden") == "set_hidden:")
    }
}
