/** "1:05:09", "25:00": seconds as a clock shows them. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}

/** "0:05.3": a stopwatch shows tenths. */
export function stopwatchFace(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  return `${clockFace(Math.floor(tenths / 10))}.${tenths % 10}`;
}

export interface Phase {
  readonly label: string;
  readonly seconds: number;
}

/** Which phase of which round comes behind one; null at the end. Without a number of rounds it goes on for ever. */
export function phaseAfter(
  at: { readonly phase: number; readonly round: number },
  phases: number,
  rounds: number | null,
): { phase: number; round: number } | null {
  if (at.phase + 1 < phases) return { phase: at.phase + 1, round: at.round };
  return rounds !== null && at.round >= rounds ? null : { phase: 0, round: at.round + 1 };
}
