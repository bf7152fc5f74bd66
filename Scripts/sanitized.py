"""Tools that are built with a sanitizer of the compiler, for Scripts/fuzz and Scripts/fuzz-lint."""
import os, subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KINDS = ["address", "thread"]


def build(product, kind):
    """The path of the tool, built for debugging into a folder of its own."""
    scratch = os.path.join(ROOT, f".build-{kind}")
    subprocess.run(["swift", "build", f"--sanitize={kind}", "--product", product, "--scratch-path", scratch], cwd=ROOT,
                   check=True, stdout=subprocess.DEVNULL)
    return os.path.join(scratch, "debug", product)


def stop_at_reports():
    """The first report ends a tool with a status that is none of its own.

    What is still in memory at the end of a run is no leak: the end of the process frees it.
    """
    os.environ["ASAN_OPTIONS"] = "halt_on_error=1:exitcode=99:detect_leaks=0"
    # A thread that is given up at the time limit of a file is ended with the process.
    os.environ["TSAN_OPTIONS"] = "halt_on_error=1:exitcode=99:report_thread_leaks=0"
