import type { ReleaseFault } from '../release-fault';

const style = (text: string): string =>
  `document.head.append(Object.assign(document.createElement("style"), { textContent: ${JSON.stringify(text)} }));`;

/** Ways nobody had tried on us. */
export const ownFaults: readonly ReleaseFault[] = [
  { id: 'hang-evaluation', title: 'tab hangs at evaluation', entry: 'for (;;);' },
  {
    id: 'transparent',
    title: 'all of the page transparent',
    effect: style('#root { opacity: 0 !important }'),
  },
  {
    id: 'pushed-header',
    title: 'header pushed off the screen',
    effect: style('header { margin-top: -400px !important; position: static !important }'),
  },
  {
    id: 'no-main',
    title: 'takes the main area out of the page',
    effect: 'setTimeout(() => document.querySelector("#content").remove(), 500);',
  },
  {
    id: 'skeleton',
    title: 'skeleton that never ends',
    element: 'h("div", { "data-skeleton": "", style: { height: 200, background: "gray" } })',
    visitMs: 26_000,
  },
  {
    id: 'emptied',
    title: 'content taken away after 2 s',
    effect: 'setTimeout(() => setCount(1), 2000);',
    element: 'count ? null : good()',
  },
  {
    id: 'promise-then',
    title: 'Promise.prototype.then replaced',
    entry:
      'const own = Promise.prototype.then; Promise.prototype.then = function (...all) { return own.apply(this, all); };',
  },
  {
    id: 'jumping',
    title: 'layout that keeps jumping',
    effect: 'let at = 0; setInterval(() => setCount((at += 1)), 700);',
    element: 'h("div", null, h("div", { style: { height: count % 2 ? 400 : 0 } }), good())',
    visitMs: 12_000,
  },
  {
    id: 'other-route',
    title: 'leads to another page of the application',
    effect:
      'history.pushState(null, "", "/settings"); dispatchEvent(new PopStateEvent("popstate"));',
  },
  {
    id: 'slow-press',
    title: 'answers a press after 0.9 s',
    isPressed: true,
    effect:
      'pressed.current = () => { const end = performance.now() + 900; while (performance.now() < end); };',
  },
  { id: 'killed', title: 'tab crashes', isKilled: true },
  {
    id: 'hidden-loop',
    title: 'effect loop that changes nothing on screen',
    render: 'React.useEffect(() => { setCount(count + 1); });',
    visitMs: 16_000,
  },
  {
    id: 'rejections',
    title: 'a rejection nobody handles every second',
    effect: 'setInterval(() => { Promise.reject(new Error("broken")); }, 1000);',
  },
  {
    id: 'silent-page',
    title: 'page that waits for ever before there is any',
    container:
      '({ hostApi: "^1.0.0", pages: { "/drill-silent-page": () => new Promise(() => {}) } })',
    visitMs: 14_000,
  },
  {
    id: 'json-parse',
    title: 'JSON.parse answers nothing',
    effect: 'JSON.parse = () => null;',
  },
  {
    id: 'moved-away',
    title: 'page moved out of the window',
    element: 'h("div", { style: { position: "absolute", left: -9999 } }, good())',
  },
  {
    id: 'stutter',
    title: '0.3 s of work every half second',
    effect:
      'setInterval(() => { const end = performance.now() + 300; while (performance.now() < end); }, 500);',
    visitMs: 12_000,
  },
  {
    id: 'body-emptied',
    title: 'empties the document after 1 s',
    effect: 'setTimeout(() => document.body.replaceChildren(), 1000);',
  },
];
