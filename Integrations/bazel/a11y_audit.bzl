"""Audits descriptions of iOS screens: one action for each file, and one that merges their answers.

    load("//tools:a11y_audit.bzl", "a11y_audit", "a11y_audit_test")

    a11y_audit(name = "screens", srcs = glob(["Screens/*.json"]))
    a11y_audit_test(name = "screens_test", srcs = glob(["Screens/*.json"]))

`bazel build :screens` writes screens.sarif, screens.txt (the text report) and screens.status (0, 1 or 2, as the exit
status of a11y-audit), and succeeds whatever is found: an unreadable file is in the text, with status 2.
`bazel test :screens_test` prints the text report, and fails unless the status is 0.

Only what changed is audited again. Storyboards and xibs are audited without the code of their app.
"""

# An answer names the file as Bazel does, relative to the workspace. The answers of `stream` are the same in any folder.
_AUDIT = 'printf "%s\\n" "$2" | "$1" stream --heading --jobs 1 "${@:4}" > "$3"'

# Findings are no failure of the action: reports of a failed action are not kept.
_MERGE = '"$1" merge --report text --report "sarif=$2" "${@:5}" > "$3" 2>&1; echo $? > "$4"'

def _reports(ctx):
    tool = ctx.executable.tool
    config = ["--config", ctx.file.config.path] if ctx.file.config else ["--no-config"]
    answers = []
    for source in ctx.files.srcs:
        answer = ctx.actions.declare_file("{}.a11y/{}.ndjson".format(ctx.label.name, source.short_path.replace("../", "external/")))
        ctx.actions.run_shell(
            command = _AUDIT,
            arguments = [tool.path, json.encode({"id": source.short_path, "path": source.path}), answer.path] + config + ctx.attr.options,
            inputs = [source] + ctx.files.config,
            outputs = [answer],
            tools = [tool],
            mnemonic = "A11yAudit",
            progress_message = "Auditing " + source.short_path,
        )
        answers.append(answer)
    sarif, text, status = [ctx.actions.declare_file(ctx.label.name + end) for end in [".sarif", ".txt", ".status"]]
    options = ["--fail-on", ctx.attr.fail_on, "--parts", str(len(answers))]
    if ctx.file.baseline:
        options += ["--baseline", ctx.file.baseline.path]
    arguments = ctx.actions.args()
    arguments.add_all([tool.path, sarif, text, status])
    arguments.add_all(options)
    arguments.add_all(answers)
    ctx.actions.run_shell(
        command = _MERGE,
        arguments = [arguments],
        inputs = answers + ctx.files.baseline,
        outputs = [sarif, text, status],
        tools = [tool],
        mnemonic = "A11yMerge",
        progress_message = "Merging the findings of " + str(ctx.label),
    )
    return sarif, text, status

def _audit(ctx):
    return [DefaultInfo(files = depset(_reports(ctx)))]

def _audit_test(ctx):
    sarif, text, status = _reports(ctx)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        '#!/bin/sh\ncat "{}"\nexit "$(cat "{}")"\n'.format(text.short_path, status.short_path),
        is_executable = True,
    )
    return [DefaultInfo(
        executable = script,
        files = depset([sarif, text, status]),
        runfiles = ctx.runfiles(files = [text, status]),
    )]

_ATTRIBUTES = {
    "srcs": attr.label_list(allow_files = True, allow_empty = False, mandatory = True, doc = "Files with one or more screens."),
    "config": attr.label(allow_single_file = True, doc = "An .a11y-audit.yml; none by default."),
    "baseline": attr.label(allow_single_file = True, doc = "A baseline that a11y-audit wrote."),
    "fail_on": attr.string(
        default = "error",
        values = ["error", "warning", "notice", "review", "never"],
        doc = "The lowest severity that makes the status 1.",
    ),
    "options": attr.string_list(doc = "More options of `a11y-audit stream`."),
    "tool": attr.label(
        default = "//tools:a11y-audit",
        executable = True,
        cfg = "exec",
        allow_single_file = True,
        doc = "The static program a11y-audit.",
    ),
}

a11y_audit = rule(implementation = _audit, attrs = _ATTRIBUTES)
a11y_audit_test = rule(implementation = _audit_test, attrs = _ATTRIBUTES, test = True)
