const beatMs = 50;

/** Turns that must all be late: a single one happens on a busy machine, several mean overload. */
const lateTurns = 3;

/** The smallest delay of the event loop's last turns, in milliseconds. */
export function watchLag(): () => number {
  let beat = performance.now();
  let before: number[] = Array.from({ length: lateTurns }, () => 0);
  const late = (): number => Math.max(0, performance.now() - beat - beatMs);
  setInterval(() => {
    before = [late(), ...before].slice(0, lateTurns);
    beat = performance.now();
  }, beatMs).unref();
  return () => {
    const [last = 0, ...others] = before;
    return Math.min(Math.max(late(), last), ...others);
  };
}
