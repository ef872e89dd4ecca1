/*
 * What the runner lets through of the words of a previewed page. The page is a stranger that may flood
 * us or speak in our watch's place: entries are counted against a rate, cut, and collected into few
 * messages to the app.
 */
globalThis.reportGate = ({ limits, injectedLines, send }) => {
  const kinds = new Set([
    'error',
    'rejection',
    'resource',
    'blocked',
    'console',
    'empty',
    'visible',
    'stored',
  ]);
  const levels = new Set(['debug', 'log', 'info', 'warn', 'error']);
  const collectMs = 200;
  // Faults have a share of their own, so that a page that writes without end cannot hide them.
  const shares = { console: limits.burst, fault: 50 };
  let filled = performance.now();
  let entries = [];
  let dropped = 0;
  let timer = 0;

  const mayPass = (share) => {
    const now = performance.now();
    const earned = ((now - filled) / 1_000) * limits.perSecond;
    filled = now;
    shares.console = Math.min(limits.burst, shares.console + earned);
    shares.fault = Math.min(50, shares.fault + earned);
    if (shares[share] < 1) return false;
    shares[share] -= 1;
    return true;
  };

  const flush = () => {
    timer = 0;
    send(entries.splice(0, limits.entries), dropped);
    dropped = 0;
    if (entries.length > 0) plan();
  };
  const plan = () => {
    if (timer === 0) timer = setTimeout(flush, collectMs);
  };

  return {
    take(data) {
      if (typeof data !== 'object' || data === null) return;
      const { kind, level, text, line } = data;
      if (!kinds.has(kind) || !levels.has(level) || typeof text !== 'string') return;
      if (mayPass(kind === 'console' ? 'console' : 'fault')) {
        const at =
          Number.isSafeInteger(line) && line > injectedLines ? { line: line - injectedLines } : {};
        entries.push({ kind, level, text: text.slice(0, limits.text), ...at });
      } else {
        dropped += 1;
      }
      plan();
    },
    close() {
      clearTimeout(timer);
    },
  };
};
