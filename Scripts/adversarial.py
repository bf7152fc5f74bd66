"""Inputs made to take long: each shape at two sizes, for `Scripts/bench adversarial` and `adversarial-lint`.

A shape is linear when the time grows as the size does. Start-up and what does not depend on the size make small files
look better than they are, so that the smaller size is large enough to take a tenth of a second or more.
"""
import json, os, shutil, subprocess

# Growth of time beyond this multiple of the growth in size is flagged.
TOLERANCE = 1.5
# Seconds of processor time after which a run is ended.
LIMIT = 180


def bench(tool, shapes, folder, runs):
    print(f"\nadversarial: each shape at two sizes, processor time, the best of {runs} runs; "
          f"flagged when time grows more than {TOLERANCE} times as much as size")
    flagged = []
    for name, make, sizes, *arguments in shapes:
        seconds, statuses = [], []
        for size in sizes:
            place = os.path.join(folder, "shape")
            shutil.rmtree(place, ignore_errors=True)
            os.mkdir(place)
            words = make(place, size)
            command = [tool] + (arguments or ["--quiet", "--report", f"json={place}/report.json"]) + words
            samples = [spent(command, place) for _ in range(runs)]
            seconds.append(min(sample[0] for sample in samples))
            statuses.append(samples[0][1])
        growth, time_growth = sizes[1] / sizes[0], seconds[1] / max(seconds[0], 1e-3)
        is_slow = time_growth > TOLERANCE * growth or "stopped" in statuses
        if is_slow:
            flagged.append(name)
        print(f"  {name:44} {sizes[0]:>9,} {seconds[0]:7.2f} s   {sizes[1]:>9,} {seconds[1]:7.2f} s   "
              f"size x {growth:.1f}, time x {time_growth:5.1f}   ended with {' and '.join(map(str, statuses))}"
              f"{'   SLOW' if is_slow else ''}", flush=True)
    print(f"  {len(shapes)} shapes, {len(flagged)} not linear" + (": " + ", ".join(flagged) if flagged else ""))


def spent(command, folder):
    """Processor seconds of a process and its exit status; one that takes too long is stopped."""
    process = subprocess.Popen(
        ["prlimit", f"--cpu={LIMIT}", "--"] + command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, process.returncode if process.returncode >= 0 else "stopped"


def text(name, content):
    """A maker of one file: what it holds depends on the size."""
    def make(folder, size):
        path = os.path.join(folder, name)
        with open(path, "w") as file:
            file.write(content(size))
        return [path]
    return make


def tree(children, **root):
    """A maker of a control tree with so many controls."""
    def content(size):
        return json.dumps({"name": "S", "screen": [390, 844], "language": "en", "class": "UIView"} | root
                          | {"children": [children(i, size) for i in range(size)]})
    return text("tree.json", content)


def button(frame, label=lambda i: f"Button {i}", **more):
    return lambda i, size: {"class": "UIButton", "label": label(i), "frame": frame(i, size)} | more


def spread(i, size):
    return [i % 8 * 48, i // 8 * 48, 44, 44]


def deep_folder(folder, stars):
    """A pattern with so many stars, and a file in 24 folders."""
    path = os.path.join(folder, *["a"] * 24)
    os.makedirs(path)
    os.mkdir(os.path.join(folder, ".git"))
    with open(os.path.join(folder, ".gitignore"), "w") as file:
        file.write("**/" * stars + "zzz\n")
    text("tree.json", lambda size: '{"class": "UIView", "children": [{"class": "UIButton", "label": "Go"}]}')(path, 1)
    return [folder]


def storyboard(content):
    def whole(size):
        return ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">'
                f'<rect key="frame" x="0" y="0" width="390" height="844"/>{content(size)}</view></objects></document>')
    return text("a.xib", whole)


def notes(size):
    lines = "a11y-audit:ignore target-size a game\n" * size
    return ('<subviews><button id="b"><attributedString key="userComments"><fragment>'
            f'<string key="content">{lines}</string></fragment></attributedString></button></subviews>')


def attributes(size):
    return "<button id='b' " + " ".join(f'a{i}="1"' for i in range(size)) + "/>"


def hidden(size):
    """Hidden views in each other, and many buttons in the outermost."""
    depth = 100
    views = ""
    for i in range(depth):
        views += f'<subviews><view hidden="YES" tag="1" id="v{i}"><rect key="frame" x="0" y="0" width="90" height="60"/>'
    buttons = "".join(f'<button id="b{i}"><rect key="frame" x="10" y="10" width="50" height="50"/></button>'
                      for i in range(size))
    return views + "</view></subviews>" * (depth - 1) + f"</view>{buttons}</subviews>"


def two(maker, other):
    """A maker of two files."""
    def make(folder, size):
        one, two = os.path.join(folder, "old"), os.path.join(folder, "new")
        os.mkdir(one)
        os.mkdir(two)
        return maker(one, size) + other(two, size)
    return make


def chain(size):
    return '{"class": "UIView", "children": [' * size + '{"class": "UIButton", "label": "Go"}' + "]}" * size


def long_label(letters):
    """One control, whose label is so many times these letters."""
    return text("tree.json", lambda size: json.dumps(
        {"class": "UIView", "children": [{"class": "UIButton", "label": letters * size, "frame": [0, 0, 44, 44]}]}))


def ordered(size):
    return json.dumps({"class": "UIView", "order": [f"i{i}" for i in range(size)][::-1], "children": [
        {"class": "UIButton", "id": f"i{i}", "label": f"b{i}", "frame": [0, i * 50, 44, 44]} for i in range(size)]})


def nested_orders(size):
    return json.dumps({"class": "UIView", "order": ["0"], "children": [
        {"id": f"{i}", "isElement": False, "order": [f"{i + 1}", f"{i}", "0"]} for i in range(size)]})


def inputs(i, size):
    if i % 2:
        return {"class": "UITextField", "frame": [200 + i % 7, i // 20, 100, 30]}
    return {"class": "UILabel", "text": f"Name {i}", "frame": [10 + i % 5, i // 20, 100, 20]}


FORMATS = ["convert", "--to", "control-tree", "-o", "/dev/null"]

SHAPES = [
    # Recognition.
    ("recognition: '[a] ' in one line", text("x.json", lambda n: "[a] " * n), (40_000, 160_000)),
    ("recognition: '<a> ' in one line", text("x.json", lambda n: "<a> " * n), (100_000, 400_000)),
    ("recognition: lines of a log", text("x.txt", lambda n: "2024-01-01 12:00:00.000 [a] x: {\n" * n), (50_000, 200_000)),
    ("recognition: escapes of a pasted string", text("x.txt", lambda n: "Attributes: \\nButton, 0x1" + "\\u2192" * n),
     (250_000, 1_000_000)),
    # Files.
    (".gitignore with '**/' again and again", deep_folder, (4, 8)),
    # Interface Builder.
    ("Interface Builder: ignore lines in Notes", storyboard(notes), (20_000, 80_000)),
    ("Interface Builder: attributes of one element", storyboard(attributes), (20_000, 80_000)),
    ("Interface Builder: hidden views in each other", storyboard(hidden), (5_000, 20_000)),
    ("XML: elements side by side", text("a.xml", lambda n: "<XCUIElementTypeOther>" + '<XCUIElementTypeOther label="a"/>' * n
                                        + "</XCUIElementTypeOther>"), (50_000, 200_000)),
    ("XML: elements with a mistake", text("a.xml", lambda n: "<AppiumAUT>" + "<a'b'/>" * n + "</AppiumAUT>"),
     (250_000, 1_000_000)),
    ("XML: pieces of text", text("a.xml", lambda n: "<XCUIElementTypeOther>" + "a&amp;<![CDATA[b]]>" * n
                                 + "</XCUIElementTypeOther>"), (50_000, 200_000)),
    ("XML: a document type with entities", text("a.xml", lambda n: "<!DOCTYPE a [" + "".join(
        f'<!ENTITY e{i} "&e{i - 1};&e{i - 1};">' for i in range(1, n)) + "]><a/>"), (20_000, 80_000)),
    # JSON.
    ("JSON: numbers in one array", text("x.json", lambda n: "[" + "1," * n + "1]"), (2_000_000, 8_000_000)),
    ("JSON: keys of one object", text("x.json", lambda n: '{"class": "UIView", ' + ", ".join(
        f'"x-{i}": 1' for i in range(n)) + "}"), (100_000, 400_000)),
    ("JSON: unknown keys, all different", tree(lambda i, n: {"class": "UIView", f"lable{i}": 1}), (5_000, 20_000)),
    ("JSON: screens in one file", text("x.json", lambda n: "[" + ",".join(['{"class": "UIView"}'] * n) + "]"),
     (20_000, 80_000)),
    ("nesting of arrays", text("x.json", lambda n: "[" * n), (1_000_000, 4_000_000)),
    # Depth.
    ("depth: control tree", text("x.json", chain), (1_000, 4_000), "audit", "-q", "--max-depth", "4096"),
    ("depth: narrate", text("x.json", chain), (1_000, 4_000), "narrate", "--max-depth", "4096"),
    # Geometry.
    ("frames: one place, all equal", tree(button(lambda i, n: [20, 100, 44, 44])), (20_000, 80_000)),
    ("frames: one place, no two equal", tree(button(lambda i, n: [100 + i / n, 100 + i / n, 44, 44])), (5_000, 20_000)),
    ("frames: small ones in one place", tree(button(lambda i, n: [100 + i % 10 * 3, 100 + i // 10 % 10 * 3, 16, 16])),
     (5_000, 20_000)),
    ("frames: one corner, every size", tree(button(lambda i, n: [0, 0, 44 + i / 100, 44 + i / 50])), (5_000, 20_000)),
    ("frames: a staircase", tree(button(lambda i, n: [i * 3, i * 3, 100, 44])), (20_000, 80_000)),
    ("frames: texts over one another", tree(lambda i, n: {
        "class": "UILabel", "text": f"Terms {i} apply", "frame": [20 + i / n, 100 + i / n, 200, 20],
        "backgroundColor": "#FFFFFF"}), (5_000, 20_000)),
    ("frames: inputs and texts in few rows", tree(inputs), (10_000, 40_000)),
    # Words.
    ("names: all equal", tree(button(spread, lambda i: "Delete")), (20_000, 80_000)),
    ("names: equal but for a number", tree(button(spread, lambda i: f"Delete item {i}")), (20_000, 80_000)),
    ("names: one word more each", tree(button(spread, lambda i: "open " * (i % 50) + str(i))), (5_000, 20_000)),
    ("identifiers: all equal", tree(button(spread, identifier="submit")), (20_000, 80_000)),
    ("texts that no element says", tree(lambda i, n: {"class": "UILabel", "isElement": False, "text": f"red green blue {i % 100}",
                                                     "frame": spread(i, n)}), (10_000, 40_000)),
    ("accepted findings of one control", text("x.json", lambda n: json.dumps({
        "class": "UIView", "children": [{"class": "UIButton", "frame": [0, 0, 9, 9], "a11y-audit:ignore": [
            {"rule": f"target-size-{i}", "reason": "a game"} for i in range(n)]}]})), (5_000, 20_000)),
    # Order.
    ("order: all children, reversed", text("x.json", ordered), (10_000, 40_000)),
    ("order: a chain of orders", text("x.json", nested_orders), (10_000, 40_000)),
    ("groups in groups", text("x.json", lambda n: '{"class": "UIView", "groups": true, "children": [' * n
                              + '{"class": "UIButton", "label": "Go"}' + "]}" * n), (1_000, 4_000), "audit", "-q",
     "--max-depth", "4096"),
    # One huge text.
    ("label: letters", long_label("word "), (1_000_000, 4_000_000)),
    ("label: combining marks", long_label("\u0301"), (250_000, 1_000_000)),
    ("label: control characters", long_label("\u001b"), (250_000, 1_000_000)),
    ("label: joiners", long_label("\u200d"), (250_000, 1_000_000)),
    ("label: flags without an end", long_label("\U0001F3F4\U000E0067"), (100_000, 400_000)),
    ("label: narrate", long_label("e\u0301 "), (500_000, 2_000_000), "narrate", "--explain"),
    # Other commands.
    ("diff: every name is another", two(tree(button(spread)), tree(button(spread, lambda i: f"Other {i}"))),
     (5_000, 20_000), "diff"),
    ("diff: every name is equal", two(tree(button(spread, lambda i: "a")), tree(button(spread, lambda i: "b"))),
     (5_000, 20_000), "diff"),
    ("diff: one long label", two(long_label("red green "), long_label("green red ")), (10_000, 40_000), "diff"),
    ("convert: side by side", tree(button(spread)), (20_000, 80_000), *FORMATS),
    ("outline: one long line", text("x.outline", lambda n: 'button "a" userInputLabels=' + ",".join(["a"] * n) + "\n"),
     (100_000, 400_000), *FORMATS),
]

TRACKING = "override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }"
FONT = "label.font = .systemFont(ofSize: 12)\n"


def swift(content):
    return text("A.swift", lambda size: "import UIKit\n" + content(size))


SWIFT_SHAPES = [
    ("classes, each the superclass of the next", swift(lambda n: "".join(
        f"class C{i + 1}: C{i} {{ override var isSelected: Bool {{ didSet {{ }} }} }}\n" for i in range(n))), (1_000, 4_000)),
    ("classes that are superclasses of one another", swift(lambda n: "".join(
        f"class C{(i + 1) % n}: C{i} {{}}\n" for i in range(n))), (1_000, 4_000)),
    ("one class, many subclasses", swift(lambda n: "class B: UIControl {}\n" + "".join(
        f"class C{i}: B {{}}\n" for i in range(n))), (1_000, 4_000)),
    ("one class, many extensions", swift(lambda n: "class B: UIControl {}\n" + "".join(
        f"extension B {{ func f{i}() {{}} }}\n" for i in range(n))), (1_000, 4_000)),
    ("interpolations in one text", swift(lambda n: 'label.text = "' + "\\(a) " * n + '"\n'), (2_000, 8_000)),
    ("texts that are added", swift(lambda n: "label.text = " + '"a" + ' * n + '"a"\n'), (250, 1_000)),
    ("calls in a chain", swift(lambda n: "let a = Text(b)" + ".bold()" * n + "\n"), (50, 200)),
    ("comments that exempt the next line", swift(lambda n: (
        "// a11y:disable:next fixed-font - a table\n" + FONT) * n), (2_500, 10_000)),
    ("comments that exempt, all in one line", swift(lambda n: "// a11y:disable:next fixed-font - a " * n), (5_000, 20_000)),
    ("assignments in one function", swift(lambda n: "func f() {\n" + FONT * n + "}\n"), (5_000, 20_000)),
    ("functions that call the next", swift(lambda n: "".join(f"func f{i}() {{ f{i + 1}() }}\n" for i in range(n))),
     (2_500, 10_000)),
    ("views side by side", swift(lambda n: "struct V: View { var body: some View { VStack {\n" + "Image(a).onTapGesture { }\n" * n
                                 + "} } }\n"), (2_500, 10_000)),
    ("cases of one enumeration", swift(lambda n: "enum E { " + "".join(f"case c{i}\n" for i in range(n)) + "}\n"),
     (10_000, 40_000)),
    ("one long text", swift(lambda n: 'label.text = "' + "a" * n + '"\n'), (1_000_000, 4_000_000)),
    ("one long number", swift(lambda n: "let a = " + "9" * n + "\n"), (1_000_000, 4_000_000)),
    ("one long name", swift(lambda n: "let " + "a" * n + " = UIButton()\n"), (1_000_000, 4_000_000)),
    ("one long comment", swift(lambda n: "/* " + "a " * n + "*/"), (1_000_000, 4_000_000)),
    ("opening parentheses", swift(lambda n: "let a = " + "(" * n), (1_000_000, 4_000_000)),
    # Ordinary code, as a generator writes it.
    ("members of a view with a tap", swift(lambda n: "import SwiftUI\nstruct V: View {\n" + "".join(
        f"var a{i}: some View {{ Image(b).onTapGesture {{ c() }} }}\n" for i in range(n)) + "}\n"), (1_000, 4_000)),
    ("members of a view with a button", swift(lambda n: "import SwiftUI\nstruct V: View {\n" + "".join(
        f'var a{i}: some View {{ Button {{ c() }} label: {{ Image(systemName: "xmark") }} }}\n' for i in range(n)) + "}\n"),
     (1_000, 4_000)),
    ("buttons in one function", swift(lambda n: "func f() {\n" + "".join(
        f'let b{i} = UIButton(); b{i}.setImage(UIImage(systemName: "x"), for: .normal); addSubview(b{i})\n'
        for i in range(n)) + "}\n"), (1_000, 4_000)),
    ("labels in one function", swift(lambda n: "func f() {\n" + "".join(
        f"let l{i} = UILabel(); l{i}.font = .systemFont(ofSize: 12); addSubview(l{i})\n" for i in range(n)) + "}\n"),
     (1_000, 4_000)),
    # Classes that share their parts.
    ("classes with the parts of one protocol", swift(lambda n: "protocol P {}\n" + "".join(
        f"class A{i}: UIControl, P {{ {TRACKING} }}\n" for i in range(n)) + "".join(
        f"extension P {{ func f{i}() {{}} }}\n" for i in range(n))), (1_000, 4_000)),
    ("subclasses of one class in parts", swift(lambda n: "class B: UIControl {}\n" + "".join(
        f"class A{i}: B {{ {TRACKING} }}\n" for i in range(n)) + "".join(
        f"extension B {{ func f{i}() {{}} }}\n" for i in range(n))), (1_000, 4_000)),
    ("classes of one name, with extensions", swift(lambda n: "".join(
        f"class A: UIControl {{}}\nextension A {{ func f{i}() {{}} }}\n" for i in range(n))), (2_500, 10_000)),
    ("waits in one function", swift(lambda n: "class M { func f() { Task {\n"
                                    + "try await Task.sleep(for: .seconds(3))\n" * n + "hideBanner() } } }\n"),
     (2_500, 10_000)),
    ("pictures of views in one function", swift(lambda n: "func f() {\n" + "ImageRenderer(content: A())\n" * n + "}\n"),
     (5_000, 20_000)),
]
