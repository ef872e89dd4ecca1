/**
 * Reporter of node:test that writes one line of JSON at the end: each test by file and title,
 * and how it ended. Suites and files are no tests; a file that dies before its tests counts as
 * one failure. Plain JavaScript: Node loads reporters before it knows TypeScript.
 */
export default async function* countResults(events) {
  const tests = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (isGrouping(data) || data.skip === notAsked) continue;
    const outcome = outcomeOf(type, data);
    tests.push({
      file: data.file ?? '',
      title: data.name,
      outcome,
      milliseconds: Math.round(data.details?.duration_ms ?? 0),
      ...(outcome === 'failed' && { failure: failureOf(data.details?.error) }),
    });
  }
  yield `${JSON.stringify({ tests })}\n`;
}

/** A suite whose tests all ran is no test; one that could not be set up, or whose file did not load, is a failure. */
function isGrouping({ details }) {
  if (details?.type !== 'suite') return false;
  return details.error === undefined || details.error.failureType === 'subtestsFailed';
}

/** What the runner says of a test whose title the suite did not ask for. */
const notAsked = 'test name does not match pattern';

/** The runner passes what is to do, whatever it does: that counts as skipped. */
function outcomeOf(type, { skip, todo }) {
  if (skip !== undefined || todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
}

/** The runner wraps what a test threw; the wrapper's own stack says nothing. */
function failureOf(error) {
  const thrown = error?.cause ?? error;
  if (thrown === undefined) return '';
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
