/**
 * Reporter of node:test that writes one line of JSON at the end: how many tests passed and failed.
 * Suites and files are no tests; a file that dies before its tests counts as one failure.
 */
export default async function* countResults(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const grouping = data.details?.type === 'suite';
    if (grouping) continue;
    if (data.skip !== undefined) counts.skipped += 1;
    else if (type === 'test:pass') counts.passed += 1;
    else counts.failed += 1;
  }
  yield `${JSON.stringify(counts)}\n`;
}
