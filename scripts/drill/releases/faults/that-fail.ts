import type { ReleaseFault } from '../release-fault';

const network = (
  part: 'entry' | 'page' | 'late',
  how: NonNullable<ReleaseFault['network']>['how'],
  title: string,
): ReleaseFault => ({
  id: `${part}-${how}`,
  title,
  network: { part, how },
  late: part === 'late',
  visitMs: 14_000,
});

/** What fails, throws or does not arrive. */
export const faultsThatFail: readonly ReleaseFault[] = [
  network('entry', 404, 'entry 404'),
  network('entry', 500, 'entry 500'),
  network('entry', 'reset', 'entry: connection reset'),
  network('entry', 'html', 'entry: HTML with status 200'),
  network('entry', 'hang', 'entry hangs'),
  network('page', 404, 'chunk 404'),
  network('page', 503, 'chunk 503'),
  network('page', 'hang', 'chunk hangs'),
  network('late', 404, 'late chunk 404'),
  network('late', 'hang', 'late chunk hangs'),
  network('page', 'tampered', 'tampered file'),
  { id: 'syntax', title: 'syntax error', entry: 'const = broken;' },
  { id: 'evaluation', title: 'throws at evaluation', entry: 'throw new Error("broken");' },
  { id: 'wrong-module', title: 'wrong module', container: '({ hello: 1 })' },
  { id: 'no-page', title: 'missing page', container: '({ hostApi: "^1.0.0", pages: {} })' },
  { id: 'host-api', title: 'host API ^2', hostApi: '^2.0.0' },
  { id: 'render', title: 'throws while rendering', render: 'throw new TypeError("broken");' },
  {
    id: 'after-2s',
    title: 'throws after 2 s',
    render: 'if (count > 0) throw new Error("broken");',
    effect: 'setTimeout(() => setCount(1), 2000);',
  },
  {
    id: 'layout-loop',
    title: 'loop in a layout effect',
    render: 'React.useLayoutEffect(() => setCount(count + 1));',
  },
  {
    id: 'unhandled-call',
    title: 'unhandled API error',
    effect: `fetch("/api/nowhere").then((answer) => { if (!answer.ok) throw new Error("HTTP " + answer.status); });`,
  },
  {
    id: 'handler',
    title: 'handler throws',
    isPressed: true,
    effect: 'pressed.current = () => { throw new Error("broken"); };',
  },
];
