import type { ReleaseFault } from '../release-fault';

const forEver = 'for (;;);';
const until = (ms: number): string =>
  `{ const end = performance.now() + ${ms}; while (performance.now() < end); }`;

/** What does not throw: the second half of the table of faults made on purpose. */
export const quietFaults: readonly ReleaseFault[] = [
  { id: 'hang', title: 'tab hangs in the first render', render: forEver },
  {
    id: 'array-map',
    title: 'Array.prototype.map poisoned',
    entry: 'Array.prototype.map = () => [];',
  },
  { id: 'reload-loop', title: 'reload loop', effect: 'location.reload();' },
  { id: 'blank', title: 'blank page', element: 'null' },
  {
    id: 'empty-box',
    title: 'empty box',
    element: 'h("div", { style: { height: 300, border: "1px solid" } })',
  },
  {
    id: 'sign-out',
    title: 'signs members out',
    effect: 'session.useSession.getState().clear();',
  },
  {
    id: 'hidden-sidebar',
    title: 'hides the sidebar',
    effect: `document.head.append(Object.assign(document.createElement("style"), { textContent: "aside { display: none !important }" }));`,
  },
  {
    id: 'handled-call',
    title: 'handled API error on screen',
    effect: 'fetch("/api/nowhere").then((answer) => setCount(answer.status));',
    element: 'count ? h("p", null, "Something went wrong (" + count + ")") : good()',
  },
  {
    id: 'leak',
    title: 'leak',
    effect: `const held = (globalThis.held = []); setInterval(() => held.push(Array.from({ length: 1e6 }, (_, at) => at + 0.5)), 500);`,
    visitMs: 26_000,
  },
  {
    id: 'effect-loop',
    title: 'effect loop',
    render: 'React.useEffect(() => { setTimeout(() => setCount(count + 1), 0); });',
    element: 'h("div", null, good(), h("p", null, count))',
    visitMs: 12_000,
  },
  { id: 'redirect', title: 'redirect', effect: 'location.href = "/healthz";' },
  {
    id: 'hang-later',
    title: 'hang after 4 s',
    effect: `setTimeout(() => { ${forEver} }, 4000);`,
    visitMs: 12_000,
  },
  {
    id: 'late-content',
    title: 'content 2.5 s later',
    effect: 'setTimeout(() => setCount(1), 2500);',
    element: 'count ? good() : h("div", { "aria-busy": true, style: { height: 200 } })',
  },
  { id: 'blocked', title: '2.5 s of blocked main thread', effect: until(2_500) },
  { id: 'slow-entry', title: 'entry 5 s slower', network: { part: 'entry', how: 'slow' } },
  { id: 'slow-page', title: 'chunk 5 s slower', network: { part: 'page', how: 'slow' } },
];
