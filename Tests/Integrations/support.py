"""What the checks of the ready-made integrations share."""
import contextlib, os, re, shutil, subprocess, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LINTER = os.environ.get("A11Y_LINT", os.path.join(ROOT, ".build", "debug", "a11y-lint"))
TOOL = os.environ.get("A11Y_AUDIT", os.path.join(ROOT, ".build", "debug", "a11y-audit"))
# Two screens, one of which has an error.
SCREENS = {"camera.json": "camera", "price range.json": "range-slider-silent"}


@contextlib.contextmanager
def folder():
    """A temporary folder with an app's screens in `App` and its code in `Sources`, as a git repository."""
    with tempfile.TemporaryDirectory() as path:
        os.mkdir(os.path.join(path, "App"))
        for name, screen in SCREENS.items():
            source = os.path.join(ROOT, "Fixtures", "screens", screen, "tree.json")
            shutil.copy(source, os.path.join(path, "App", name))
        os.mkdir(os.path.join(path, "Sources"))
        source = os.path.join(ROOT, "Fixtures", "source", "range-slider", "Silent.swift")
        shutil.copy(source, os.path.join(path, "Sources", "RangeSlider.swift"))
        run("git", "init", "--quiet", cwd=path)
        yield path


def run(*command, cwd, path=(), expect=0, **environment):
    """The command's output; it must end with the status expected, or one of them."""
    variables = {"HOME": os.environ.get("HOME", cwd), "LC_ALL": "C.UTF-8"}
    variables["PATH"] = os.pathsep.join([*path, os.environ["PATH"]])
    done = subprocess.run(
        command, cwd=cwd, env=variables | environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    allowed = expect if isinstance(expect, tuple) else (expect,)
    if done.returncode not in allowed:
        raise AssertionError(f"{command} ended with {done.returncode}, not {allowed}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def install(prefix):
    """What Scripts/install would put there, without building: the tools that are built already."""
    os.makedirs(os.path.join(prefix, "bin"), exist_ok=True)
    os.symlink(TOOL, os.path.join(prefix, "bin", "a11y-audit"))
    os.symlink(LINTER, os.path.join(prefix, "bin", "a11y-lint"))


def fences(language):
    """The texts of the fenced blocks of Docs/ci.md with these words after the fence."""
    with open(os.path.join(ROOT, "Docs", "ci.md"), encoding="utf-8") as file:
        text = file.read()
    return re.findall(rf"^```{re.escape(language)}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
