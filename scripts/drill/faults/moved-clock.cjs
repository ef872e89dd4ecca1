/**
 * Preloaded into a host of a drill: moves what `Date` says by the milliseconds in a file, which is read again
 * every 50 ms. Timers are the machine's and do not jump, as with a clock that is set.
 */
const { readFileSync } = require('node:fs');

const RealDate = Date;
const realNow = Date.now.bind(Date);
const file = process.env.DRILL_CLOCK_FILE;
let offset = 0;
let readAt = 0;

function now() {
  const real = realNow();
  if (real - readAt > 50) {
    readAt = real;
    offset = Number(readFileSync(file, 'utf8')) || 0;
  }
  return real + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
