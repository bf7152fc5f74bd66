// swift-format-ignore-file

/// The style and the script of the page.
///
/// Written by a test (`RECORD=1 swift test`) from Assets/page.css and Assets/page.js; edit those, not this file.
enum PageAssets {
  /// SHA-256 of the style and of the script, as a content security policy has it.
  static let styleHash = "sha256-mXWB2ZuJC0dktQI0y1aglm6LP8ilOfO1X4XJkT9j+7E="
  static let scriptHash = "sha256-5xCL0CT3qIn0HNvAMmiV2u7nywkuRNe91VmQO2l8nBw="

  static let style = #"""
:root {
  --paper: #ffffff; --ground: #f5f6f8; --ink: #1b1f24; --soft: #515a65; --line: #d3d8de; --link: #0b4fb8;
  --error: #b3261e; --warning: #8a5000; --notice: #0b57d0; --review: #6f3fa8; --passes: #176b31;
  --label: #0b57d0; --value: #176b31; --trait: #8a5000; --hint: #6f3fa8; --position: #515a65; --container: #a0158a;
  --mark: #ffe08a; --shadow: 0 1px 2px #1b1f2414, 0 4px 16px #1b1f240d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1c2025; --ground: #121519; --ink: #e8ebef; --soft: #a9b2bd; --line: #3a424c; --link: #9cc4ff;
    --error: #ff9d94; --warning: #f2b866; --notice: #9cc4ff; --review: #cfb0f5; --passes: #7fd89a;
    --label: #9cc4ff; --value: #7fd89a; --trait: #f2b866; --hint: #cfb0f5; --position: #a9b2bd; --container: #f2a2e4;
    --mark: #6b5200; --shadow: none;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding: 4.75rem 0 1.5rem; -webkit-text-size-adjust: 100%; }
html.plays { scroll-padding-bottom: 7.5rem; }
body {
  margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", sans-serif;
  overflow-wrap: anywhere;
}
header, main, footer { max-width: 78rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 1.25rem; }
footer { padding: 2rem 1.25rem 4rem; color: var(--soft); font-size: .875rem; }
main:focus { outline: none; }
h1, h2, h3, p, ul, ol, dl, dd, pre, table { margin: 0; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2rem); line-height: 1.15; letter-spacing: -.02em; font-weight: 680; }
h2 { font-size: 1.375rem; line-height: 1.25; letter-spacing: -.01em; font-weight: 650; }
h3 { font-size: 1rem; line-height: 1.4; font-weight: 650; }
ul, ol { padding: 0; list-style: none; }
a { color: var(--link); text-underline-offset: .15em; }
code, pre, kbd { font: .8125rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
button, input, select { font: inherit; color: inherit; }
button, input[type="search"], select {
  min-height: 2.5rem; padding: .25rem .875rem; background: var(--paper); border: 1px solid var(--soft); border-radius: .5rem;
}
button { cursor: pointer; }
button:hover { background: var(--ground); }
input[type="checkbox"] { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--link); flex: none; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .25rem; }
[hidden] { display: none !important; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 3; padding: .5rem 1rem; background: var(--paper); }
.defs { position: absolute; }

.tool { color: var(--soft); font-weight: 600; font-size: .875rem; margin-bottom: .25rem; }
.verdict { margin-top: .375rem; color: var(--soft); }
.verdict strong { color: var(--passes); }
.verdict .fails { color: var(--error); }
.tiles { display: flex; flex-wrap: wrap; gap: .5rem; margin: .875rem 0; }
.tiles li { display: flex; align-items: center; gap: .375rem; padding: .25rem .75rem; background: var(--paper); border-radius: 1rem; border: 1px solid var(--line); font-size: .9375rem; }
.tiles strong { font-weight: 700; font-variant-numeric: tabular-nums; }
.note { margin: 0 0 .875rem; padding: .5rem .75rem; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; font-size: .9375rem; }
.mark { display: inline-flex; align-items: center; gap: .375rem; font-weight: 650; white-space: nowrap; }
.mark svg { flex: none; color: currentColor; }
symbol path { stroke: var(--paper); }
.drawing { --paper: #fff; }
.mark.error { color: var(--error); }
.mark.warning { color: var(--warning); }
.mark.notice { color: var(--notice); }
.mark.review { color: var(--review); }
.mark.silenced { color: var(--error); }
.mark.removed { color: var(--warning); }
.mark.added { color: var(--passes); }
.mark.changed { color: var(--review); }
.mark.moved { color: var(--notice); }
.mark.renumbered { color: var(--soft); }

.folds { display: flex; flex-wrap: wrap; gap: 0 1.75rem; border-top: 1px solid var(--line); }
.folds > * { min-width: 0; }
.folds > details[open], .folds > nav:has(details[open]) { flex: 1 1 100%; }
summary { cursor: pointer; padding: .5rem 0; font-weight: 600; }
.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.lines, header table, .screens { margin: 0 0 1.25rem 1.1rem; }
.lines li { padding: .2rem 0; color: var(--soft); }
table { border-collapse: collapse; width: calc(100% - 1.1rem); }
th, td { text-align: start; vertical-align: top; padding: .5rem 1rem .5rem 0; font-weight: 400; border-top: 1px solid var(--line); }
thead th { border: 0; color: var(--soft); font-size: .875rem; }
td { white-space: nowrap; }
.summary { display: block; color: var(--soft); font-size: .875rem; }
.screens { columns: 20rem; column-gap: 2.5rem; }
.screens li { padding: .3rem 0; break-inside: avoid; color: var(--soft); font-size: .875rem; }
.screens a { display: block; font-size: 1rem; min-height: 1.5rem; }

#tools { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .375rem .5rem; align-items: center; margin: .25rem -.75rem 0; padding: .5rem .75rem; background: var(--ground); border-bottom: 1px solid var(--line); max-height: 100vh; overflow-y: auto; }
#tools input[type="search"] { flex: 1 1 8rem; min-width: 0; max-width: 24rem; }
#tools details { display: contents; }
#tools summary, #help { min-height: 2.5rem; padding: .375rem .75rem; font-weight: 400; background: var(--paper); border: 1px solid var(--soft); border-radius: .5rem; }
#tools details[open] > summary { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.panel { order: 1; flex: 1 1 100%; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; padding: .5rem 0 .25rem; }
#shown { color: var(--soft); font-size: .875rem; margin-inline-start: auto; }
.field { display: grid; gap: .125rem; flex: 1 1 11rem; min-width: 0; }
.field > span { font-size: .875rem; font-weight: 600; padding: 0; }
.field input, .field select { width: 100%; min-width: 0; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; flex: 1 1 100%; }
.switch { display: inline-flex; gap: .5rem; align-items: center; min-height: 2rem; }
.key { margin: .75rem 0 0; color: var(--soft); font-size: .875rem; }

.screen { margin: 1rem 0 2rem; padding: 1.5rem 1.75rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; box-shadow: var(--shadow); }
.title { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin-bottom: 1.25rem; }
.title .meta { grid-column: 1; }
.title .all { grid-column: 2; grid-row: 1 / span 2; align-self: center; }
.meta, .facts, .related, .foot { color: var(--soft); font-size: .875rem; }
.pair { display: grid; gap: 1.75rem; }
.sound { min-width: 0; }
.drawing { display: block; max-width: 100%; height: auto; margin: 0 auto; border-radius: 1.25rem; border: 1px solid var(--line); background: #fff; }
.undrawn, .nothing { color: var(--soft); padding: 1rem 0; }
@media (min-width: 60rem) {
  .pair { grid-template-columns: minmax(16rem, 21rem) minmax(0, 1fr); gap: 2.5rem; align-items: start; }
  .sight { position: sticky; top: 4.5rem; }
  .drawing { max-height: calc(100vh - 5.75rem); width: auto; }
  .plays .sight .drawing { max-height: calc(100vh - 11.5rem); }
}
.sound h3 { margin: 1.5rem 0 .5rem; }
.sound h3:first-child { margin-top: 0; }

.e { position: relative; display: grid; grid-template-columns: 2.25rem minmax(0, 1fr) auto; gap: 0 .75rem; padding: 1rem .75rem; margin: 0 -.75rem; border-top: 1px solid var(--line); }
.e:first-child { border-top: 0; }
.e::before { content: attr(data-n); content: attr(data-n) / ""; grid-row: 1; min-width: 1.75rem; height: 1.5rem; padding: 0 .375rem; justify-self: start; text-align: center; font-size: .8125rem; line-height: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; color: var(--paper); background: var(--ink); border-radius: .75rem; }
.e > * { grid-column: 2; min-width: 0; }
.e > .play { grid-column: 3; grid-row: 1 / span 2; align-self: start; min-height: 2rem; padding: .125rem .75rem; font-size: .875rem; }
.e > .findings { grid-column: 2 / -1; }
.play::before, .all::before { content: ""; display: inline-block; width: .625em; height: .75em; margin-inline-end: .4375em; background: currentColor; clip-path: polygon(0 0, 100% 50%, 0 100%); }
.all[aria-pressed="true"]::before { clip-path: none; width: .6875em; height: .6875em; }
.say { font-size: 1.0625rem; line-height: 1.6; }
.say em { color: var(--soft); font-style: normal; }
.say span { unicode-bidi: plaintext; }
.say span, .key span { text-decoration-line: underline; text-decoration-thickness: 2px; text-underline-offset: .28em; text-decoration-skip-ink: none; }
.label { text-decoration-color: var(--label); }
.value { text-decoration-color: var(--value); text-decoration-style: double; }
.trait { text-decoration-color: var(--trait); text-decoration-style: dotted; }
.hint { text-decoration-color: var(--hint); text-decoration-style: dashed; }
.position { text-decoration-color: var(--position); text-decoration-style: dotted; }
.container { text-decoration-color: var(--container); text-decoration-style: wavy; text-decoration-thickness: 1px; }
.facts { margin-top: .125rem; }
.show-origins .say { line-height: 2.9; margin-top: -.6rem; }
.show-origins .say span { position: relative; }
.show-origins .say span::after { content: attr(data-o); content: attr(data-o) / ""; position: absolute; inset-inline-start: 0; top: 100%; margin-top: .3rem; font-size: .6875rem; line-height: 1; color: var(--soft); white-space: nowrap; }
.e.error::before { background: var(--error); }
.e.warning::before { background: var(--warning); }
.e.notice::before { background: var(--notice); }
.e.review::before { background: var(--review); }
.e.silenced::before { background: var(--error); }
.e.removed::before { background: var(--warning); }
.e.added::before { background: var(--passes); }
.e.changed::before { background: var(--review); }
.e.moved::before { background: var(--notice); }
.e.on { background: var(--ground); }

.two { display: grid; gap: 1.25rem 2rem; }
.two > .side { min-width: 0; }
.compared > .two { margin-bottom: 2rem; }
.compared > .two h3 { margin-bottom: .75rem; }
.compared .drawing { position: static; max-height: 46rem; width: auto; margin-inline: 0; }
.compared .e { grid-template-columns: 3.75rem minmax(0, 1fr); }
.change { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-bottom: .5rem; }
.side .play { min-height: 2rem; padding: .125rem .75rem; margin-top: .5rem; font-size: .875rem; }
del { text-decoration: line-through; text-decoration-thickness: 2px; color: var(--soft); }
ins { text-decoration: inherit; font-weight: 700; border: 1px solid var(--soft); border-radius: .25rem; padding: 0 .2em; }
.status { padding: .0625rem .5rem; margin-inline-end: .375rem; font-size: .875rem; border: 1px solid currentColor; border-radius: 1rem; }
@media (min-width: 48rem) {
  .two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
}

.findings { display: grid; gap: .75rem; margin-top: .75rem; grid-template-columns: minmax(0, 1fr); }
.f { padding: .875rem 1rem; border: 1px solid var(--line); border-inline-start: .25rem solid currentColor; border-radius: .5rem; background: var(--paper); overflow-x: clip; }
.f > * + * { margin-top: .5rem; }
.f.error { border-inline-start-color: var(--error); }
.f.warning { border-inline-start-color: var(--warning); border-inline-start-style: dashed; }
.f.notice { border-inline-start-color: var(--notice); border-inline-start-style: dotted; }
.f.review { border-inline-start-color: var(--review); border-inline-start-style: double; border-inline-start-width: .375rem; }
.message .mark { margin-inline-end: .375rem; vertical-align: bottom; }
pre { white-space: pre-wrap; padding: .5rem .75rem; background: var(--ground); border-radius: .375rem; }
.f pre { white-space: normal; }
.f pre code { display: block; white-space: pre-wrap; }
.code code { padding-inline-start: 6ch; text-indent: -6ch; }
.line { color: var(--soft); user-select: none; }
mark { background: var(--mark); color: inherit; border-radius: .125rem; }
.fix strong { margin-inline-end: .25rem; }
.fix code { padding: .0625rem .25rem; background: var(--ground); border-radius: .25rem; }
.foot { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline; }
.how summary { padding: .125rem 0; font-size: .875rem; font-weight: 600; }
.how > * + * { margin-top: .5rem; }
@media (min-width: 40.01rem) { .how > summary { display: none; } }
.foot > * { min-width: 0; }
.foot summary { padding: .125rem 0; font-weight: 400; }
.foot details[open] { flex: 1 1 100%; }
.foot pre { margin: .25rem 0 .5rem; }
.foot a { display: inline-block; min-height: 1.5rem; }
.copy { min-height: 2rem; font-size: .875rem; color: var(--ink); }

.rules { margin: 3.5rem 0 0; }
.rule { padding: 1.25rem 0; border-top: 1px solid var(--line); max-width: 46rem; }
.rules h2 { margin-bottom: 1rem; }
.rule > * + * { margin-top: .5rem; }

.document main { max-width: 54rem; }
.document header { max-width: 54rem; }
.document footer { max-width: 54rem; }
.document main h2 { margin: 2.5rem 0 .75rem; }
.document main h3 { margin: 1.5rem 0 .5rem; }
.document main p + p { margin-top: .75rem; }
.document pre { border: 1px solid var(--line); background: var(--paper); }
.document td { white-space: normal; }
.document table { width: 100%; margin-top: .75rem; }
.lead { margin-top: .75rem; font-size: 1.125rem; }
.catalog li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .625rem; padding: .5rem 0; border-top: 1px solid var(--line); }
.catalog .summary { flex: 1 1 100%; }
.catalog .mark { align-items: baseline; font-size: .875rem; }
.catalog .mark svg { align-self: center; }
.catalog a { font-weight: 600; display: inline-block; min-height: 1.5rem; }

.box { cursor: pointer; }
.box.on .line { stroke: #d1006c; stroke-width: 5; stroke-dasharray: none; }
.box.on .halo { stroke-width: 10; stroke-opacity: 1; }
.show-order .order, .show-targets .targets, .show-contrast .contrast, .show-curtain .heard { visibility: visible; }
.show-curtain .app { visibility: hidden; }
.show-curtain .glass { fill: #14181d; }
.show-curtain .halo { stroke: #14181d; }
.show-curtain .line { stroke: #e8ebef; }
#caption { position: fixed; inset: auto 0 0; z-index: 2; max-height: 6.5rem; overflow: hidden; padding: .75rem 1.5rem; background: #14181d; color: #fff; font-size: 1.25rem; text-align: center; }
dialog { max-width: 32rem; width: calc(100% - 2rem); padding: 1.75rem; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; }
dialog::backdrop { background: #0008; }
dialog dl { margin: 1rem 0; }
dialog dl div { display: grid; grid-template-columns: 7rem 1fr; gap: 1rem; padding: .375rem 0; }
dialog p { margin-top: 1rem; }
kbd { padding: .125rem .375rem; border: 1px solid var(--line); border-radius: .25rem; }
@media (max-width: 40rem) {
  header, main, footer { padding-inline: 1rem; }
  .screen { padding: 1.25rem 1rem; margin-inline: -.25rem; }
  .title { grid-template-columns: 1fr; }
  .title .all { grid-column: 1; grid-row: auto; justify-self: start; }
  .e { grid-template-columns: minmax(1.75rem, auto) minmax(0, 1fr); }
  .e > .play { grid-column: 2; grid-row: auto; justify-self: start; margin-top: .375rem; }
  .e > .findings { grid-column: 1 / -1; }
  .compared .e { grid-template-columns: minmax(0, 1fr); gap: .5rem 0; }
  .compared .e > * { grid-column: 1; }
  #tools { margin-inline: -1rem; padding-inline: 1rem; }
  #tools summary, #help { padding-inline: .5rem; font-size: .875rem; list-style: none; }
  #tools summary::-webkit-details-marker { display: none; }
  #tools input[type="search"] { flex-basis: 4rem; padding-inline: .5rem; }
  #shown { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  td { white-space: normal; }
  .lines, header table, .screens { margin-inline-start: 0; }
  table { width: 100%; }
  dialog dl div { grid-template-columns: 1fr; gap: 0; }
}
@media (prefers-reduced-motion: no-preference) {
  .follow { scroll-behavior: smooth; }
}
@media (forced-colors: active) {
  .e::before { forced-color-adjust: none; background: CanvasText; color: Canvas; }
  .play::before, .all::before { forced-color-adjust: none; background: ButtonText; }
  .drawing { forced-color-adjust: none; }
  .f, .tiles li, .screen { border-color: CanvasText; }
  .e.on { outline: 2px solid Highlight; }
  mark { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  ins { border-color: CanvasText; }
}
@media print {
  :root { --paper: #fff; --ground: #fff; --ink: #000; --soft: #333; --line: #999; --shadow: none; }
  #tools, .play, .all, .copy, .skip, #caption, .foot details, .how > summary { display: none !important; }
  .screen { break-before: page; border: 0; padding: 0; }
  .pair { display: block; }
  .sight { position: static; margin-bottom: 1rem; }
  .drawing { max-height: 16cm; }
  .e, .f { break-inside: avoid; }
}
"""#

  static let script = #"""
'use strict';
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const by = (id) => document.getElementById(id);
  const tools = by('tools');
  const lists = all('.elements');
  const findings = all('.f');
  const caption = by('caption');
  let current = null;
  let playing = null;

  // One stop for each list: arrows move within it, and Tab goes on to what belongs to the element.
  const parts = (item) => all('a, button, summary', item);
  const enter = (item, on) => {
    item.tabIndex = on ? 0 : -1;
    for (const part of parts(item)) part.tabIndex = on ? 0 : -1;
  };
  for (const list of lists) {
    all('.e', list).forEach((item, index) => enter(item, index === 0));
  }
  for (const finding of findings) finding.tabIndex = -1;

  // A comparison draws an element twice.
  const boxes = (item) => (item ? (item.dataset.b || item.id).split(' ').map((id) => by('b-' + id)).filter(Boolean) : []);
  const mark = (item) => {
    if (current === item) return;
    for (const one of [current, ...boxes(current)]) if (one) one.classList.remove('on');
    current = item;
    for (const one of [current, ...boxes(current)]) if (one) one.classList.add('on');
    if (!item) return;
    const before = all('.e[tabindex="0"]', item.parentElement).find((other) => other !== item);
    if (before) enter(before, false);
    enter(item, true);
  };
  const remember = (id) => {
    try { history.replaceState(null, '', '#' + id); } catch { /* A sandbox has no history. */ }
  };
  const go = (target) => {
    if (!target) return;
    const item = target.closest('.e');
    if (item) mark(item);
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: target.offsetHeight < innerHeight ? 'center' : 'start' });
    if (target.id) remember(target.id);
  };
  const isShown = (node) => !node.closest('[hidden]');

  document.addEventListener('focusin', (event) => {
    const item = event.target.closest('.e');
    if (item) mark(item);
  });

  // While it speaks, both the element's entry and its box are to be seen. On a narrow page the drawing is above the list, and a
  // drawing may be higher than the window: the page then shows the box with the caption, which has the words.
  const isSeen = (node) => {
    const place = node.getBoundingClientRect();
    const top = tools ? tools.getBoundingClientRect().bottom : 0;
    return place.top >= top && place.bottom <= innerHeight - (caption.hidden ? 0 : caption.offsetHeight);
  };
  const show = (item) => {
    const box = boxes(item).pop();
    if (!isSeen(item)) item.scrollIntoView({ block: 'nearest' });
    if (!box || isSeen(box)) return;
    box.scrollIntoView({ block: 'center' });
  };

  const step = (item, by) => {
    const items = all('.e', item.parentElement).filter(isShown);
    return items[items.indexOf(item) + by];
  };
  const nextFinding = (forward) => {
    const shown = findings.filter(isShown);
    const here = document.activeElement;
    if (here.classList.contains('f')) return shown[shown.indexOf(here) + (forward ? 1 : -1)];
    const place = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const rest = here === document.body ? shown : shown.filter((one) => here.compareDocumentPosition(one) & place);
    return forward ? rest[0] : rest[rest.length - 1];
  };

  const letters = {
    n: () => go(nextFinding(true)),
    p: () => go(nextFinding(false)),
    '/': () => by('query') && by('query').focus(),
    '?': () => by('keys').showModal(),
    o: () => flip('order'),
    t: () => flip('targets'),
    c: () => flip('contrast'),
    s: () => flip('curtain'),
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const field = event.target.closest('input, select, textarea, dialog');
    if (event.key === 'Escape' && playing) return stop();
    if (field && field.type !== 'checkbox') return;
    const item = event.target.closest('.e');
    let done = true;
    if (item && event.key === 'ArrowDown') go(step(item, 1));
    else if (item && event.key === 'ArrowUp') go(step(item, -1));
    else if (item && event.key === 'Home') go(all('.e', item.parentElement).find(isShown));
    else if (item && event.key === 'End') go(all('.e', item.parentElement).filter(isShown).pop());
    else if (event.target === item && event.key === 'Enter') play(spoken(item));
    else if (by('single').checked && letters[event.key]) letters[event.key]();
    else done = false;
    if (done) event.preventDefault();
  });

  // Layers of the drawings.
  const layers = ['order', 'targets', 'contrast', 'curtain', 'origins'];
  const flip = (id) => {
    const input = by(id);
    if (!input) return;
    input.checked = !input.checked;
    layer(id);
  };
  const layer = (id) => document.body.classList.toggle('show-' + id, by(id).checked);

  // Filters.
  const texts = new WeakMap();
  const text = (node) => {
    let known = texts.get(node);
    if (known === undefined) texts.set(node, known = node.textContent.toLowerCase());
    return known;
  };
  const value = (id) => (by(id) ? by(id).value : '');
  const hide = (node, on) => { if (node.hidden !== on) node.hidden = on; };
  // What belongs to what does not change.
  const screens = all('.screen').map((screen) => ({
    screen,
    lists: all('.elements', screen),
    items: all('.e', screen).map((item) => ({ item, own: all('.f', item) })),
    loose: all('.f', screen).filter((finding) => !finding.closest('.e')),
  }));
  const marks = ['error', 'warning', 'notice', 'review'];
  const filter = () => {
    const query = value('query').trim().toLowerCase();
    const rule = value('by-rule');
    const only = by('only').checked;
    const hides = new Set(marks.filter((one) => by('show-' + one) && !by('show-' + one).checked));
    const isGone = (finding, root) => hides.has(finding.classList[1]) || (rule !== '' && finding.dataset.r !== rule)
      || (query !== '' && !text(root).includes(query));
    const isOther = (screen) => (value('by-screen') !== '' && screen.id !== value('by-screen'))
      || (value('by-file') !== '' && (screen.dataset.file || screen.querySelector('h2').textContent) !== value('by-file'))
      || (value('by-language') !== '' && screen.dataset.lang !== value('by-language'));
    let elements = 0;
    let found = 0;
    for (const { screen, lists: own, items, loose } of screens) {
      if (isOther(screen)) {
        hide(screen, true);
        continue;
      }
      let shown = 0;
      let count = 0;
      for (const finding of loose) {
        const gone = isGone(finding, finding);
        hide(finding, gone);
        if (!gone) count += 1;
      }
      for (const { item, own: ofItem } of items) {
        let has = rule === '' && item.classList.contains('differs');
        for (const finding of ofItem) {
          const gone = isGone(finding, item);
          hide(finding, gone);
          if (gone) continue;
          has = true;
          count += 1;
        }
        const gone = ((only || rule !== '') && !has) || (query !== '' && !text(item).includes(query));
        hide(item, gone);
        if (!gone) shown += 1;
      }
      const isEmpty = shown + count === 0 && (query !== '' || rule !== '' || only);
      hide(screen, isEmpty);
      if (isEmpty) continue;
      elements += shown;
      found += count;
      for (const list of own) {
        const first = all('.e', list).filter((item) => !item.hidden);
        if (first.length > 0 && !first.some((item) => item.tabIndex === 0)) enter(first[0], true);
      }
    }
    const word = (count, one) => count.toLocaleString('en-US') + ' ' + one + (count === 1 ? '' : 's');
    by('shown').textContent = 'Shown: ' + word(elements, 'element') + ', ' + word(found, 'finding');
  };
  // Typing is faster than a long page.
  let waiting = 0;
  const filterSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, 200);
  };
  // A link leads to what a filter hides.
  const showAll = () => {
    for (const id of ['query', 'by-screen', 'by-file', 'by-rule', 'by-language']) if (by(id)) by(id).value = '';
    for (const one of marks) if (by('show-' + one)) by('show-' + one).checked = true;
    by('only').checked = false;
    filter();
  };

  // Sound: IMA ADPCM, decoded here, because no codec is in every browser.
  const steps = [7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
    107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963,
    1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484,
    7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767];
  const moves = [-1, -1, -1, -1, 2, 4, 6, 8];
  const decode = (bytes, count) => {
    const samples = new Float32Array(count);
    let value = 0;
    let index = 0;
    for (let at = 0; at < count; at += 1) {
      const code = at & 1 ? bytes[at >> 1] & 15 : bytes[at >> 1] >> 4;
      const size = steps[index];
      const change = (size >> 3) + (code & 4 ? size : 0) + (code & 2 ? size >> 1 : 0) + (code & 1 ? size >> 2 : 0);
      value = Math.max(-32768, Math.min(32767, value + (code & 8 ? -change : change)));
      index = Math.max(0, Math.min(88, index + moves[code & 7]));
      samples[at] = value / 32768;
    }
    return samples;
  };
  const sounds = by('sounds') && JSON.parse(by('sounds').textContent);
  const bytes = sounds && sounds.data && Uint8Array.from(atob(sounds.data), (one) => one.charCodeAt(0));
  let context = null;
  const samples = (number) => {
    const [offset, count] = sounds.sprites[number];
    return decode(bytes.subarray(offset, offset + ((count + 1) >> 1)), count);
  };
  const start = async (number, ended) => {
    if (sounds.folder) {
      const audio = new Audio(sounds.folder + '/' + (sounds.files ? sounds.files[number] : (number + 1) + '.wav'));
      audio.onended = ended;
      audio.onerror = ended;
      await audio.play().catch(ended);
      return () => audio.pause();
    }
    context = context || new AudioContext();
    await context.resume();
    const decoded = samples(number);
    if (decoded.length === 0) { ended(); return () => {}; }
    const buffer = context.createBuffer(1, decoded.length, sounds.rate);
    buffer.copyToChannel(decoded, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.onended = ended;
    source.start();
    return () => { source.onended = null; source.stop(); };
  };
  const stop = () => {
    if (!playing) return;
    const run = playing;
    playing = null;
    if (run.end) run.end();
    caption.hidden = true;
    document.documentElement.classList.remove('plays');
    for (const button of all('.all')) button.setAttribute('aria-pressed', 'false');
  };
  // Of a comparison, the new version.
  const spoken = (root) => all('.play', root).filter((button) => isShown(button) && !button.closest('.old'));
  // Who asks for one element looks at it already; the elements of a screen are scrolled into view, one or many.
  const play = async (queue, follows = false) => {
    stop();
    if (!sounds || queue.length === 0) return;
    const run = playing = { end: null, log: [] };
    for (const button of queue) {
      if (playing !== run) return;
      const item = button.closest('.e');
      mark(item);
      caption.textContent = button.parentElement.querySelector('.say').textContent;
      caption.hidden = false;
      document.documentElement.classList.add('plays');
      if (follows) show(item);
      await new Promise((resolve) => {
        start(Number(button.dataset.s), resolve).then((end) => { run.end = end; });
      });
      document.dispatchEvent(new CustomEvent('a11y-played', { detail: item.id }));
      if (queue.length > 1) await new Promise((resolve) => setTimeout(resolve, 500));
    }
    if (playing === run) stop();
  };

  document.addEventListener('click', (event) => {
    const target = event.target;
    const copy = target.closest('.copy');
    if (copy) return put(copy);
    if (target.closest('.play')) return play([target.closest('.play')]);
    const all_ = target.closest('.all');
    if (all_) {
      if (all_.getAttribute('aria-pressed') === 'true') return stop();
      play(spoken(all_.closest('.screen')), true);
      if (playing) all_.setAttribute('aria-pressed', 'true');
      return undefined;
    }
    const link = target.closest('a[href^="#"]');
    if (link) reveal(link.hash);
    const drawn = target.closest('.box');
    if (drawn) return go(by(drawn.dataset.e || drawn.id.slice(2)));
    if (target.id === 'help') return by('keys').showModal();
    if (target.id === 'close') return by('keys').close();
    return undefined;
  });
  const put = async (button) => {
    const code = button.parentElement.querySelector('pre');
    const words = all('code', code).map((line) => line.textContent).join('\n') + '\n';
    try {
      await navigator.clipboard.writeText(words);
    } catch {
      getSelection().selectAllChildren(code);
      document.execCommand('copy');
    }
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy suppression'; }, 2000);
  };

  // What works only with a script appears with it.
  for (const button of all('.copy')) button.hidden = false;
  if (sounds) for (const button of all('.play, .all')) button.hidden = false;
  for (const button of all('.all')) button.setAttribute('aria-pressed', 'false');
  if (tools) {
    tools.hidden = false;
    tools.addEventListener('submit', (event) => event.preventDefault());
    tools.addEventListener('input', (event) => {
      if (layers.includes(event.target.id)) layer(event.target.id);
      else if (event.target.id === 'query') filterSoon();
      else filter();
    });
    filter();
  }
  const named = (hash) => {
    try { return by(decodeURIComponent(hash.slice(1))); } catch { return null; /* No address of this page. */ }
  };
  const reveal = (hash) => {
    const target = named(hash);
    if (target && tools && !isShown(target) && target.closest('.screen')) showAll();
    return target;
  };
  const open = () => {
    const target = reveal(location.hash);
    if (target && target.matches('.e, .f')) go(target);
  };
  addEventListener('hashchange', open);
  open();

  // Code and fixes are long on a narrow page.
  const narrow = matchMedia('(max-width: 40rem)');
  const fold = () => { for (const one of all('.how')) one.open = !narrow.matches; };
  narrow.addEventListener('change', fold);
  if (narrow.matches) fold();
  // One panel at a time.
  const panels = tools ? all('details', tools) : [];
  for (const panel of panels) {
    panel.addEventListener('toggle', () => {
      if (panel.open) for (const other of panels) if (other !== panel) other.open = false;
    });
  }
})();
"""#
}
