#!/bin/sh
# A run script phase of a target: findings are shown next to the source. Turn "User Script Sandboxing" (ENABLE_USER_SCRIPT_SANDBOXING) off
# and clear "Based on dependency analysis", so that the phase reads all files in every build.
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
cd "${SRCROOT:?}" || exit 1
for tool in a11y-audit a11y-lint; do
  command -v "$tool" >/dev/null || { echo "warning: $tool is not installed"; continue; }
  "$tool" . --report xcode --fail-on never || [ $? -eq 1 ] || echo "warning: $tool could not check all files"
done
