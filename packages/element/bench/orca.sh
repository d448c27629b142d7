#!/usr/bin/env bash
# Runs a command with a display, a session bus, a window manager and Orca, which writes each thing it says into the file ORCA_SAYS.
# Asks for Debian's orca, at-spi2-core, dbus-x11, openbox, speech-dispatcher, xdotool and xvfb. Usage: ORCA_SAYS=FILE orca.sh COMMAND…
set -euo pipefail
real=$HOME
HOME=$(mktemp -d)
trap 'rm -rf "$HOME"' EXIT
export HOME XDG_RUNTIME_DIR=$HOME/run XDG_CONFIG_HOME=$HOME/.config XDG_DATA_HOME=$HOME/.local/share XDG_CACHE_HOME=${XDG_CACHE_HOME:-$real/.cache}
export GNOME_ACCESSIBILITY=1 LC_ALL=C.UTF-8 GTK_MODULES=gail:atk-bridge
mkdir -p -m 700 "$XDG_RUNTIME_DIR"
mkdir -p "$XDG_CONFIG_HOME/speech-dispatcher" "$XDG_DATA_HOME/orca"
printf '%s\n' 'AddModule "dummy" "sd_dummy" ""' 'DefaultModule dummy' >"$XDG_CONFIG_HOME/speech-dispatcher/speechd.conf"
# Its own log is buffered and full of other things: this tells at once what goes to the voice, and that something is being done.
cat >"$XDG_DATA_HOME/orca/orca-customizations.py" <<'PYTHON'
import os
from orca import debug

said = open(os.environ["ORCA_SAYS"], "a", buffering=1)
awake = open(os.environ["ORCA_SAYS"] + ".awake", "ab", buffering=0)
inner = debug.println

def println(level, text="", timestamp=False):
    if text.startswith("SPEECH OUTPUT: "):
        said.write(text[15:].replace("\n", " ") + "\n")
    awake.write(b".")
    inner(level, text, timestamp)

debug.println = println
PYTHON
inside='
  openbox >/dev/null 2>&1 & manager=$!
  /usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 & bus=$!
  sleep 1
  orca >"${ORCA_SAYS}.err" 2>&1 & reader=$!
  "$@" || failed=$?
  kill $reader $bus $manager 2>/dev/null
  exit ${failed:-0}'
xvfb-run -a -s '-screen 0 1400x1000x24' dbus-run-session -- bash -c "$inside" orca "$@"
