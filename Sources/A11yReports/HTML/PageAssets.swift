// swift-format-ignore-file

/// The style and the script of the page.
///
/// Written by a test (`RECORD=1 swift test`) from Assets/page.css and Assets/page.js; edit those, not this file.
enum PageAssets {
  /// SHA-256 of the style and of the script, as a content security policy has it.
  static let styleHash = "sha256-nZLahAPusjySNpDoAN3CCfGuhJVm8QfzCK87uYr+kQE="
  static let scriptHash = "sha256-c8SjIQurRN+X3yjBXVnJfLNSY/+eSVXSqy0kGnraZ6I="

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
html { scroll-padding: 1.5rem; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", sans-serif;
  overflow-wrap: anywhere;
}
header, main, footer { max-width: 78rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
footer { padding: 2rem 1.25rem 4rem; color: var(--soft); font-size: .875rem; }
main:focus { outline: none; }
h1, h2, h3, p, ul, ol, dl, dd, pre, table { margin: 0; }
h1 { font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.5rem); line-height: 1.15; letter-spacing: -.02em; font-weight: 680; }
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

.tool { color: var(--soft); font-weight: 600; margin-bottom: .5rem; }
.verdict { margin-top: .75rem; color: var(--soft); }
.verdict strong { color: var(--passes); }
.verdict .fails { color: var(--error); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; margin: 1.75rem 0; }
.tiles li { padding: 1rem 1.25rem; background: var(--paper); border-radius: .75rem; box-shadow: var(--shadow); border: 1px solid var(--line); }
.tiles strong { display: block; font-size: 1.75rem; line-height: 1.1; font-weight: 650; font-variant-numeric: tabular-nums; margin-bottom: .375rem; }
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

header details { border-top: 1px solid var(--line); }
header > details:last-of-type, header > nav:last-child details { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .625rem 0; font-weight: 600; }
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

#tools { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: end; margin: 2rem 0 1rem; padding: 1.25rem; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; }
.field { display: grid; gap: .25rem; flex: 1 1 11rem; min-width: 0; }
.field > span, legend { font-size: .875rem; font-weight: 600; padding: 0; }
.field input, .field select { width: 100%; min-width: 0; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; flex: 1 1 100%; }
legend { float: inline-start; width: 6rem; line-height: 2rem; }
.switch { display: inline-flex; gap: .5rem; align-items: center; min-height: 2rem; }
.last { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; flex: 1 1 100%; }
.last p { color: var(--soft); }
.key { margin: 1.5rem 0 .5rem; color: var(--soft); font-size: .875rem; }

.screen { margin: 2rem 0; padding: 1.75rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; box-shadow: var(--shadow); }
.long .screen { content-visibility: auto; contain-intrinsic-size: auto 60rem; }
.title { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin-bottom: 1.5rem; }
.title .meta { grid-column: 1; }
.title .all { grid-column: 2; grid-row: 1 / span 2; align-self: center; }
.meta, .facts, .related, .foot { color: var(--soft); font-size: .875rem; }
.pair { display: grid; gap: 1.75rem; }
.sound { min-width: 0; }
.drawing { display: block; max-width: 100%; height: auto; margin: 0 auto; border-radius: 1.25rem; border: 1px solid var(--line); background: #fff; }
.undrawn, .nothing { color: var(--soft); padding: 1rem 0; }
@media (min-width: 60rem) {
  .pair { grid-template-columns: minmax(16rem, 21rem) minmax(0, 1fr); gap: 2.5rem; align-items: start; }
  .sight { position: sticky; top: 1.25rem; }
  .drawing { max-height: calc(100vh - 2.5rem); width: auto; }
}
.sound h3 { margin: 1.5rem 0 .5rem; }
.sound h3:first-child { margin-top: 0; }

.e { position: relative; display: grid; grid-template-columns: 2.25rem minmax(0, 1fr) auto; gap: 0 .75rem; padding: 1rem .75rem; margin: 0 -.75rem; border-top: 1px solid var(--line); }
.e:first-child { border-top: 0; }
.e::before { content: attr(data-n); content: attr(data-n) / ""; grid-row: 1; min-width: 1.75rem; height: 1.5rem; padding: 0 .375rem; justify-self: start; text-align: center; font-size: .8125rem; line-height: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; color: var(--paper); background: var(--ink); border-radius: .75rem; }
.e > * { grid-column: 2; min-width: 0; }
.e > .play { grid-column: 3; grid-row: 1 / span 2; align-self: start; min-height: 2rem; padding: .125rem .75rem; font-size: .875rem; }
.e > .findings { grid-column: 2 / -1; }
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
.compared .drawing { position: static; max-height: 32rem; width: auto; margin-inline: 0; }
.compared .e { grid-template-columns: 3.75rem minmax(0, 1fr); }
.change { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-bottom: .5rem; }
.side .play { min-height: 2rem; padding: .125rem .75rem; margin-top: .5rem; font-size: .875rem; }
del { text-decoration: line-through; text-decoration-thickness: 2px; color: var(--soft); }
ins { text-decoration: inherit; font-weight: 700; border: 1px solid var(--soft); border-radius: .25rem; padding: 0 .2em; }
.status { padding: .0625rem .5rem; margin-inline-end: .375rem; font-size: .875rem; border: 1px solid currentColor; border-radius: 1rem; }
@media (min-width: 48rem) {
  .two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
}

.findings { display: grid; gap: .75rem; margin-top: .75rem; }
.f { padding: .875rem 1rem; border: 1px solid var(--line); border-inline-start: .25rem solid currentColor; border-radius: .5rem; background: var(--paper); }
.f > * + * { margin-top: .5rem; }
.f.error { border-inline-start-color: var(--error); }
.f.warning { border-inline-start-color: var(--warning); border-inline-start-style: dashed; }
.f.notice { border-inline-start-color: var(--notice); border-inline-start-style: dotted; }
.f.review { border-inline-start-color: var(--review); border-inline-start-style: double; border-inline-start-width: .375rem; }
.message .mark { margin-inline-end: .375rem; vertical-align: bottom; }
pre { white-space: pre-wrap; padding: .5rem .75rem; background: var(--ground); border-radius: .375rem; }
.f pre code { display: block; }
.line { color: var(--soft); user-select: none; }
mark { background: var(--mark); color: inherit; border-radius: .125rem; }
.fix strong { margin-inline-end: .25rem; }
.fix code { padding: .0625rem .25rem; background: var(--ground); border-radius: .25rem; }
.foot { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline; }
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
.show-order .order, .show-targets .targets, .show-contrast .contrast { visibility: visible; }
.show-curtain .app { visibility: hidden; }
.show-curtain .glass { fill: #14181d; }
.show-curtain .halo { stroke: #14181d; }
.show-curtain .line { stroke: #e8ebef; }
#caption { position: fixed; inset: auto 0 0; z-index: 2; padding: 1rem 1.5rem; background: #14181d; color: #fff; font-size: 1.25rem; text-align: center; }
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
  legend { float: none; width: 100%; }
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
  .drawing { forced-color-adjust: none; }
  .f, .tiles li, .screen { border-color: CanvasText; }
  .e.on { outline: 2px solid Highlight; }
  mark { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  ins { border-color: CanvasText; }
}
@media print {
  :root { --paper: #fff; --ground: #fff; --ink: #000; --soft: #333; --line: #999; --shadow: none; }
  #tools, .play, .all, .copy, .skip, #caption, .foot details { display: none !important; }
  .screen { content-visibility: visible; break-before: page; border: 0; padding: 0; }
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
    else if (event.target === item && event.key === 'Enter') play(all('.play', item));
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
  const filter = () => {
    const query = value('query').trim().toLowerCase();
    const rule = value('by-rule');
    const file = value('by-file');
    const language = value('by-language');
    const only = by('only').checked;
    const hides = new Set(['error', 'warning', 'notice', 'review'].filter((one) => by('show-' + one) && !by('show-' + one).checked));
    let elements = 0;
    let found = 0;
    for (const finding of findings) {
      finding.hidden = hides.has(finding.classList[1]) || (rule !== '' && finding.dataset.r !== rule)
        || (query !== '' && !text(finding.closest('.e') || finding).includes(query));
    }
    for (const screen of all('.screen')) {
      const isOther = (file !== '' && (screen.dataset.file || screen.querySelector('h2').textContent) !== file)
        || (language !== '' && screen.dataset.lang !== language);
      let shown = 0;
      for (const item of all('.e', screen)) {
        const has = item.querySelector('.f:not([hidden])') !== null || (rule === '' && item.classList.contains('differs'));
        item.hidden = ((only || rule !== '') && !has) || (query !== '' && !text(item).includes(query));
        if (!item.hidden) shown += 1;
      }
      const own = all('.f:not([hidden])', screen).length;
      screen.hidden = isOther || (shown + own === 0 && (query !== '' || rule !== '' || only));
      if (screen.hidden) continue;
      elements += shown;
      found += own;
      for (const list of all('.elements', screen)) {
        const items = all('.e', list).filter(isShown);
        if (items.length > 0 && !items.some((item) => item.tabIndex === 0)) enter(items[0], true);
      }
    }
    const word = (count, one) => count + ' ' + one + (count === 1 ? '' : 's');
    by('shown').textContent = 'Shown: ' + word(elements, 'element') + ', ' + word(found, 'finding');
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
      const audio = new Audio(sounds.folder + '/' + sounds.files[number]);
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
  const caption = by('caption');
  const stop = () => {
    if (!playing) return;
    const run = playing;
    playing = null;
    if (run.end) run.end();
    caption.hidden = true;
    for (const button of all('.all')) button.setAttribute('aria-pressed', 'false');
  };
  const play = async (queue) => {
    stop();
    if (!sounds || queue.length === 0) return;
    const run = playing = { end: null, log: [] };
    for (const button of queue) {
      if (playing !== run) return;
      const item = button.closest('.e');
      mark(item);
      caption.textContent = button.parentElement.querySelector('.say').textContent;
      caption.hidden = false;
      if (queue.length > 1) item.scrollIntoView({ block: 'nearest' });
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
      play(all('.play', all_.closest('.screen')).filter(isShown));
      if (playing) all_.setAttribute('aria-pressed', 'true');
      return undefined;
    }
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
      else filter();
    });
    filter();
  }
  const open = () => {
    let target = null;
    try { target = by(decodeURIComponent(location.hash.slice(1))); } catch { /* No address of this page. */ }
    if (target && target.matches('.e, .f')) go(target);
  };
  addEventListener('hashchange', open);
  open();
})();
"""#
}
