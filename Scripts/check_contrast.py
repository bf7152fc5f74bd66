#!/usr/bin/env python3
"""Renders labels of known contrast and compares what 'text-contrast' measures in their screenshots.

  Scripts/check-contrast                           1,200 labels at 2x and at 3x
  Scripts/check-contrast --labels 200 --seed 7     fewer, and others
  Scripts/check-contrast --without-fonts           descriptions that do not name the font, as dumps do
  Scripts/check-contrast --keep FOLDER             keep the descriptions and screenshots

Chromium renders each label into a screenshot of its own: plain and padded text, with a border, an icon, a second color, an
underline, on a gradient and on a pattern. The description next to it has the frame, the text and the font, and no colors. What
the tool reports is compared with the contrast ratio of the colors that the page was made with. Without fonts, the height of the
letters may leave open whether a text is large; a question that says so is counted by itself.

Exit status 1 if a label with enough contrast is reported, if more than 1.5 % of those that were decided and have too little
are missed, or if more than 6 % of the plain and padded text is left undecided.
"""
import argparse, collections, json, os, random, shutil, subprocess, sys, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORDS = ["OK", "Pay", "Cancel", "Delete", "12:45", "3×", "Settings", "New message", "Edit profile", "Forgot your password?",
         "Total with tax", "Your parcel arrives on Monday", "Show all results", "Sign in with email", "Grüße aus Köln",
         "Please read the conditions of use before you continue", "予約する", "확인"]
KINDS = ["plain", "plain", "plain", "padded", "bordered", "icon", "gradient", "second color", "underlined", "pattern"]
FONTS = ["DejaVu Sans", "Liberation Sans"]
SIZES = [11, 12, 13, 15, 15, 17, 17, 17, 20, 22, 28, 34]


def linear(byte):
    value = byte / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(color):
    return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2])


def ratio(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colors(random):
    """Two colors; most of them near the limits, where a mistake would change the result."""
    while True:
        back = random.choice([(255, 255, 255), (0, 0, 0), (242, 242, 247), (28, 28, 30),
                              tuple(random.randrange(256) for _ in range(3))])
        gray = random.randrange(256)
        text = tuple(random.randrange(256) for _ in range(3)) if random.random() < 0.6 else (gray, gray, gray)
        found = ratio(text, back)
        if found > 1.15 and random.random() < (1 if 1.3 < found < 7.5 else 0.25):
            return text, back, found


def labels(count, random):
    made = []
    for number in range(count):
        text, back, found = colors(random)
        size, weight = random.choice(SIZES), random.choice([400, 400, 400, 600, 700])
        isLarge = size >= 18 or size >= 14 and weight >= 600
        made.append(dict(number=number, text=text, back=back, ratio=found, size=size, weight=weight, words=random.choice(WORDS),
                         kind=random.choice(KINDS), font=random.choice(FONTS), needed=3 if isLarge else 4.5))
    return made


def css(color):
    return "rgb(%d,%d,%d)" % tuple(color)


def row(label, random):
    style = f"color:{css(label['text'])};font:{label['weight']} {label['size']}px '{label['font']}';"
    inner, kind, back = label["words"], label["kind"], label["back"]
    if kind == "padded": style += "padding:12px 40px;"
    if kind == "bordered": style += f"padding:10px 30px;border:2px solid {css([255 - part for part in back])};"
    if kind == "icon":
        inner = "<i style='display:inline-block;width:20px;height:20px;background:#e33;border-radius:10px;margin-right:6px'></i>" + inner
    if kind == "gradient":
        end = [min(255, max(0, part + random.choice([-60, 60]))) for part in back]
        style += f"padding:6px 10px;background:linear-gradient(90deg,{css(back)},{css(end)});"
    if kind == "second color": inner += " <b style='color:#d00'>new</b>"
    if kind == "underlined": style += "text-decoration:underline;"
    if kind == "pattern":
        style += "padding:8px;background:repeating-linear-gradient(45deg,#888 0 3px,#555 3px 7px,#aaa 7px 9px);"
    return (f"<div class=row style='background:{css(back)}'><span class=label style=\"{style}\">{inner}</span></div>")


def render(made, scale, folder, seed, fonts):
    """A description and a screenshot for each label."""
    from playwright.sync_api import sync_playwright
    shuffled = random.Random(seed)
    page = ("<!doctype html><meta charset=utf-8><style>*{margin:0}body{width:390px;background:#fff}"
            ".row{padding:6px 10px}.label{display:inline-block;line-height:1.25}</style>"
            + "".join(row(label, shuffled) for label in made))
    with sync_playwright() as play:
        path = next((found for found in map(shutil.which, ("chromium", "chromium-browser")) if found), None)
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox", "--font-render-hinting=none",
                                                                   "--disable-lcd-text"])
        view = browser.new_page(viewport={"width": 390, "height": 844}, device_scale_factor=scale)
        view.set_content(page)
        places = view.evaluate("""() => [...document.querySelectorAll('.row')].map(row => {
          const outer = row.getBoundingClientRect(), inner = row.firstChild.getBoundingClientRect();
          return [outer.y + scrollY, outer.height, inner.x, inner.y - outer.y, inner.width, inner.height] })""")
        height = view.evaluate("() => document.documentElement.scrollHeight")
        # Chromium does not take very tall pictures.
        tiles = []
        for top in range(0, height, 4000):
            part = view.screenshot(full_page=True, clip=dict(x=0, y=top, width=390, height=min(4000, height - top)))
            tiles.append(part)
        browser.close()
    cut(made, places, tiles, scale, folder, fonts)


def cut(made, places, tiles, scale, folder, fonts):
    import io
    from PIL import Image
    images = [Image.open(io.BytesIO(tile)).convert("RGB") for tile in tiles]
    for label, (top, height, x, y, width, tall) in zip(made, places):
        # Whole points, because a screenshot's size tells its scale.
        first, last = int(top), int(top + height + 0.999)
        picture = Image.new("RGB", (390 * scale, (last - first) * scale))
        for number, image in enumerate(images):
            picture.paste(image, (0, (number * 4000 - first) * scale))
        name = os.path.join(folder, f"label-{label['number']:05}")
        picture.save(name + ".png")
        font = {"size": label["size"], "bold": label["weight"] >= 600}
        screen = {"name": label["kind"], "kind": "component", "screen": [390, last - first], "class": "UIView", "frame": [0, 0, 390, last - first],
                  "children": [{"class": "UILabel", "text": label["words"], **({"font": font} if fonts else {}), "language": "en",
                                "frame": [round(x, 3), round(top - first + y, 3), round(width, 3), round(tall, 3)]}]}
        with open(name + ".json", "w", encoding="utf-8") as file: json.dump(screen, file, ensure_ascii=False)


def audit(tool, folder):
    run = subprocess.run([tool, "audit", folder, "--no-config", "--only", "text-contrast", "--report", "json", "--no-group"],
                         capture_output=True, text=True, errors="replace")
    if run.returncode not in (0, 1): sys.exit(f"the tool failed with {run.returncode}: {run.stderr[-2000:]}")
    report = json.loads(run.stdout)
    number = lambda path: int(os.path.basename(path)[6:11])
    reported = {number(finding["file"]): finding for finding in report["findings"]}
    undecided = {number(record["file"]): record["notChecked"] for record in report["files"] if record.get("notChecked")}
    return reported, undecided


def judge(made, reported, undecided, scale):
    """Prints a line for each kind of surroundings, and returns what is wrong."""
    counts = collections.defaultdict(collections.Counter)
    for label in made:
        isLow, number = label["ratio"] < label["needed"], label["number"]
        for kind in (label["kind"], "all", *(["plain and padded"] if label["kind"] in ("plain", "padded") else [])):
            count = counts[kind]
            count["labels"] += 1
            if number in undecided and number not in reported: count["undecided"] += 1
            elif isLow: count["low"] += 1; count["missed"] += number not in reported
            elif number in reported and "if it is large" in reported[number]["message"]: count["size open"] += 1
            else: count["good"] += 1; count["false alarms"] += number in reported
    print(f"{scale}x: {'kind':18} labels  undecided  false alarms      missed  size open")
    for kind in [*dict.fromkeys(KINDS), "plain and padded", "all"]:
        count = counts[kind]
        share = count["undecided"] / max(1, count["labels"])
        print(f"    {kind:18} {count['labels']:6}  {share:8.1%}  {count['false alarms']:5} of {count['good']:4}  "
              f"{count['missed']:4} of {count['low']:4}  {count['size open']:9}")
    whole, plain = counts["all"], counts["plain and padded"]
    faults = []
    if whole["false alarms"]: faults.append(f"{scale}x: {whole['false alarms']} labels with enough contrast are reported")
    if whole["missed"] > 0.015 * whole["low"]: faults.append(f"{scale}x: {whole['missed']} of {whole['low']} are missed")
    if plain["undecided"] > 0.06 * plain["labels"]: faults.append(f"{scale}x: too much plain text is undecided")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", help="the built tool; built for release when not given")
    parser.add_argument("--labels", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=24)
    parser.add_argument("--without-fonts", action="store_true")
    parser.add_argument("--keep", metavar="FOLDER")
    arguments = parser.parse_args()
    tool = os.path.abspath(arguments.tool) if arguments.tool else build()
    folder = arguments.keep or tempfile.mkdtemp()
    faults = []
    made = labels(arguments.labels, random.Random(arguments.seed))
    for scale in (2, 3):
        place = os.path.join(folder, f"{scale}x")
        os.makedirs(place, exist_ok=True)
        render(made, scale, place, arguments.seed, not arguments.without_fonts)
        with open(os.path.join(folder, "labels.txt"), "w", encoding="utf-8") as file: file.write(json.dumps(made))
        if arguments.tool == "": continue
        reported, undecided = audit(tool, place)
        faults += judge(made, reported, undecided, scale)
    if not arguments.keep: shutil.rmtree(folder)
    for fault in faults: print(fault)
    sys.exit(1 if faults else 0)


def build():
    subprocess.run(["swift", "build", "-c", "release", "--product", "a11y-audit"], cwd=ROOT, check=True, stdout=sys.stderr)
    return os.path.join(ROOT, ".build/release/a11y-audit")


if __name__ == "__main__": main()
