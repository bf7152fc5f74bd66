"""Audits screens on Apache Spark with `a11y-audit stream`.

    from a11y_audit_spark import audit
    spark.sparkContext.addFile("/path/to/a11y-audit")
    answers = audit(spark.read.parquet("screens"))        # columns: id, content and, optionally, format
    answers.write.parquet("findings")

Each answer has the columns id, status, errors, warnings, notices, reviews and answer, the line of JSON that Docs/JSONReport.md describes.
Every row is answered by exactly one row: a tool that stops early fails the task, and Spark runs it again. Answers depend on their row
alone, so a task that runs twice gives the same rows.
"""

import json
import os
import subprocess
import threading

SCHEMA = "id string, status string, errors int, warnings int, notices int, reviews int, answer string"


def _tool(path):
    """The tool on the machine of the worker: a path of the driver holds in local mode only."""
    if path:
        return path
    from pyspark import SparkFiles

    return SparkFiles.get("a11y-audit")


def _answers(lines, command):
    """The answers to an iterator of lines, as many as there are lines.

    A thread feeds the tool: it answers before it has read everything, and would wait for a reader.
    """
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    sent = 0
    failure = []

    def feed():
        nonlocal sent
        try:
            for line in lines:
                process.stdin.write(line)
                sent += 1
            process.stdin.close()
        except BrokenPipeError:
            pass
        except Exception as error:  # Of the rows' own iterator; told below, in the thread that Spark watches.
            failure.append(error)
            process.kill()

    feeder = threading.Thread(target=feed)
    feeder.start()
    received = 0
    for line in process.stdout:
        received += 1
        yield line
    feeder.join()
    status = process.wait()
    if failure:
        raise failure[0]
    if status != 0 or received != sent:
        raise RuntimeError(f"a11y-audit ended with status {status} after {received} of {sent} answers")


def audit(frame, tool=None, options=()):
    """A data frame of answers to a data frame of screens.

    tool: path of a11y-audit on the workers; left out for the file that was added with addFile.
    options: further options of `a11y-audit stream`, such as "--preset", "wcag-aa".
    """
    command = ["stream", "--no-config", "--jobs", "1", *options]
    names = [name for name in ("id", "content", "format") if name in frame.columns]

    def run(batches):
        import pandas

        def lines():
            for batch in batches:
                for values in zip(*(batch[name] for name in names)):
                    record = {name: value for name, value in zip(names, values) if value is not None}
                    record["id"] = str(record.get("id", ""))
                    yield (json.dumps(record, ensure_ascii=False) + "\n").encode()

        rows = []
        for line in _answers(lines(), [_tool(tool), *command]):
            answer = json.loads(line)
            counts = answer.get("counts", {})
            numbers = [counts.get(name, 0) for name in ("errors", "warnings", "notices", "reviews")]
            rows.append((answer["id"], answer["status"], *numbers, line.decode().rstrip("\n")))
            if len(rows) == 1000:
                yield pandas.DataFrame(rows, columns=[part.split()[0] for part in SCHEMA.split(", ")])
                rows = []
        if rows:
            yield pandas.DataFrame(rows, columns=[part.split()[0] for part in SCHEMA.split(", ")])

    return frame.select(*names).mapInPandas(run, schema=SCHEMA)
