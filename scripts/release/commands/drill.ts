import { exitCodes, text, UsageError, wholeNumber } from '../command';
import type { Command } from '../command';

/** Rehearses a bad release, from publishing to the rollback nobody asked for. */
export const drill: Command = {
  summary: 'Rehearse a bad release with real browsers on a host of its own',
  usage: '[--fault evaluation|render] [--browsers 4] [--share 50] [--timeout <seconds>]',
  help: [
    'A copy of a remote is broken on purpose and started; nothing of a running host is touched.',
    'Prints the time to detect, the time to restore and how many page loads were harmed.',
    'Exit code 0 when it was taken back by itself and every page load ended with a page, otherwise 1.',
  ],
  options: {
    fault: { type: 'string' },
    browsers: { type: 'string' },
    share: { type: 'string' },
    timeout: { type: 'string' },
  },
  async run({ values, now, wait, progress }) {
    // Browsers and builds are loaded by this command alone.
    const { faults } = await import('../../drill/throw-away-remote');
    const { describeDrill, isPassed } = await import('../../drill/drill-report');
    const { runDrill } = await import('../../drill/run-drill');
    const wanted = text(values, 'fault') ?? 'evaluation';
    const fault = faults.find((known) => known === wanted);
    if (!fault) throw new UsageError(`--fault is ${faults.join(' or ')}.`);
    const browsers = wholeNumber(values, 'browsers') ?? 4;
    const share = wholeNumber(values, 'share') ?? 50;
    if (browsers < 1 || browsers > 50) throw new UsageError('--browsers is from 1 to 50.');
    if (share < 1 || share > 99) throw new UsageError('--share is a percentage from 1 to 99.');
    const timeoutMs = (wholeNumber(values, 'timeout') ?? 180) * 1_000;
    const options = { fault, browsers, share: share * 100, timeoutMs, now, wait, progress };
    const report = await runDrill(options);
    const code = isPassed(report) ? exitCodes.done : exitCodes.failed;
    return { lines: describeDrill(report), json: report, code };
  },
};
