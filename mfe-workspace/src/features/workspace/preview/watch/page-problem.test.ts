import { inlineDocument } from 'shared-kit/contract';
import type { PreviewEntry } from 'shared-kit/contract';
import { describeProblem, placeOf, worstOf } from './page-problem';
import { signatureOf } from './page-report';
import { repairOf } from './page-repair';

const entry = (more: Partial<PreviewEntry> = {}): PreviewEntry => ({
  kind: 'error',
  level: 'error',
  text: 'Uncaught Error',
  ...more,
});

it('finds the line in the member’s script', () => {
  const js = 'start();\n\nstop();\n';
  const html = '<!doctype html><body><p>Hi</p>\n<script>start();</script></body>';
  const document = inlineDocument({ html, css: 'p {\n}', js });
  const line = document.split('\n').indexOf('stop();') + 1;
  expect(placeOf(entry({ line }), document, js)).toBe('script.js, line 3');
  expect(placeOf(entry({ line: 1 }), document, js)).toBe('line 1 of the page');
  expect(placeOf(entry(), document, js)).toBeNull();
});

it('speaks of the worst first', () => {
  const resource = entry({ kind: 'resource', text: 'img https://example.com/a.png' });
  expect(worstOf([resource, entry()])?.kind).toBe('error');
  expect(worstOf([])).toBeUndefined();
  expect(describeProblem(resource).title).toBe('A picture could not be loaded');
  expect(describeProblem(entry({ kind: 'resource', text: 'odd' })).title).toBe(
    'A file of the page could not be loaded',
  );
});

it('knows a problem again when only its numbers have changed', () => {
  expect(signatureOf(entry({ text: 'at 12', line: 1 }))).toBe(signatureOf(entry({ text: 'at 7' })));
  expect(signatureOf(entry({ kind: 'rejection' }))).not.toBe(signatureOf(entry()));
});

it('cuts what a page says to what a repair may carry', () => {
  const repair = repairOf([entry({ text: 'x'.repeat(2_000) })], () => 'script.js, line 3');
  expect(repair.faults[0]?.text).toHaveLength(400);
  expect(repair.faults[0]?.place).toBe('script.js, line 3');
  expect(repair.prompt.length).toBeLessThanOrEqual(160);
});
