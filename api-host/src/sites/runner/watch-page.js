/*
 * Runs inside the previewed document, as text, before anything of its own: it can use nothing from
 * here. It tells the runner what goes wrong and what is written to the console. The document can stop
 * it or speak in its place, so the runner takes nothing it says for more than the page's own words. It
 * leaves no trace in the page, and no export or published page has it.
 */
globalThis.watchPage = (textLimit) => {
  const { parent, setTimeout, String, Object, Array, JSON, Node, Element } = globalThis;
  document.currentScript.remove();

  const say = (kind, level, text, line) => {
    const entry = { kind, level, text: String(text).slice(0, textLimit) };
    parent.postMessage(line > 0 ? { ...entry, line } : entry, '*');
  };

  const showObject = (value, depth) => {
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof Element) return `<${value.localName}${value.id ? `#${value.id}` : ''}>`;
    if (value instanceof Node) return value.nodeName;
    const isList = Array.isArray(value);
    if (depth > 2) return isList ? '[…]' : '{…}';
    const keys = Object.keys(value);
    const parts = keys.slice(0, 20).map((key) => {
      const part = show(value[key], depth + 1);
      return isList ? part : `${key}: ${part}`;
    });
    if (keys.length > parts.length) parts.push('…');
    return isList ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
  };
  const show = (value, depth = 0) => {
    if (typeof value === 'string') {
      return depth === 0 ? value.slice(0, textLimit) : JSON.stringify(value.slice(0, 200));
    }
    if (typeof value === 'function') return `function ${value.name}`;
    if (typeof value !== 'object' || value === null) return String(value);
    try {
      return showObject(value, depth);
    } catch {
      // A proxy or a getter that throws.
      return '[object]';
    }
  };

  for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
    const original = console[level].bind(console);
    console[level] = (...values) => {
      original(...values);
      say('console', level, values.map((value) => show(value)).join(' '));
    };
  }

  const isOwn = (address) => !address || address.startsWith('about:');
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element) {
        const address = target.currentSrc || target.src || target.href || target.data || '';
        say('resource', 'error', `${target.localName} ${show(address)}`);
        return;
      }
      const where = isOwn(event.filename) ? '' : ` (${event.filename})`;
      say('error', 'error', `${event.message}${where}`, where === '' ? event.lineno : 0);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => say('rejection', 'error', show(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    say('blocked', 'warn', `${effectiveDirective} ${blockedURI}`);
  });

  const showsItself =
    'img, svg, canvas, video, iframe, object, embed, input, button, select, textarea, progress, meter, hr';
  const isPainted = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return (
      backgroundImage !== 'none' || !/^(?:rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor)
    );
  };
  const canBeSeen = (element, box) =>
    box.width > 1 &&
    box.height > 1 &&
    box.right > 0 &&
    box.bottom + scrollY > 0 &&
    (element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true);
  const isSeen = (node) => {
    if (node.nodeType === 3) {
      const holder = node.parentElement;
      return /\S/.test(node.data) && canBeSeen(holder, holder.getBoundingClientRect());
    }
    const box = node.getBoundingClientRect();
    if (node.matches(showsItself)) return canBeSeen(node, box);
    return box.width >= 16 && box.height >= 16 && isPainted(node) && canBeSeen(node, box);
  };
  const showsSomething = () => {
    // Beyond this many nodes nobody would call a page empty.
    let left = 4_000;
    const nodes = document.createTreeWalker(document.body, 5);
    while (nodes.nextNode() && left > 0) {
      if (isSeen(nodes.currentNode)) return true;
      left -= 1;
    }
    return left === 0;
  };
  // Behind another tab of the workspace the frame has no size, or for a while no layout in its old size. A
  // page that takes its own root away is empty.
  const isBehindATab = () => {
    const root = document.documentElement;
    if (innerWidth < 1 || innerHeight < 1) return true;
    return root.getClientRects().length === 0 && getComputedStyle(root).display !== 'none';
  };
  const look = (tries) => {
    if (isBehindATab()) setTimeout(look, 1_000, tries);
    else if (document.body && showsSomething()) say('visible', 'info', '');
    else if (tries > 0) setTimeout(look, 2_500, tries - 1);
    else say('empty', 'error', '');
  };
  document.addEventListener('DOMContentLoaded', () => say('parsed', 'info', ''));
  addEventListener('load', () => setTimeout(look, 1_000, 1));
};
