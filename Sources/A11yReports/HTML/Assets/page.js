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
