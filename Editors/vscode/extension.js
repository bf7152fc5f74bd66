"use strict";

const { commands, window, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** The servers: the setting with the tool's path, and the documents that each is for. */
const servers = [
  {
    tool: "a11y-audit",
    documents: [
      { scheme: "file", language: "a11y-outline" },
      { scheme: "file", language: "json" },
      { scheme: "file", language: "xml" },
      { scheme: "file", pattern: "**/*.{storyboard,xib}" },
      { scheme: "file", pattern: "**/.a11y-audit.yml" },
    ],
  },
  { tool: "a11y-lint", documents: [{ scheme: "file", language: "swift" }] },
];

const clients = new Map();

async function start({ tool, documents }) {
  const command = workspace.getConfiguration(tool).get("path", tool);
  if (!command) return;
  const client = new LanguageClient(tool, tool, { command, args: ["lsp"] }, { documentSelector: documents });
  try {
    await client.start();
    clients.set(tool, client);
  } catch (error) {
    window.showWarningMessage(`${tool} could not be started (${command}): ${error.message}. Set "${tool}.path".`);
  }
}

/** Plays the element at the cursor, or the whole screen. */
async function speak(isWhole) {
  const editor = window.activeTextEditor;
  const client = clients.get("a11y-audit");
  if (!editor || !client) return;
  const place = { uri: client.code2ProtocolConverter.asUri(editor.document.uri) };
  if (!isWhole) place.position = client.code2ProtocolConverter.asPosition(editor.selection.active);
  try {
    const answer = await client.sendRequest("workspace/executeCommand", {
      command: "a11y-audit.speak",
      arguments: [place],
    });
    window.setStatusBarMessage(answer.text, 5000);
  } catch (error) {
    window.showWarningMessage(error.message);
  }
}

async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand("a11y.speak", () => speak(false)),
    commands.registerCommand("a11y.speakScreen", () => speak(true)),
  );
  await Promise.all(servers.map(start));
}

function deactivate() {
  return Promise.all([...clients.values()].map((client) => client.stop()));
}

module.exports = { activate, deactivate };
