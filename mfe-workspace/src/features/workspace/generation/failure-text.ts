/**
 * A failure message followed by what happened to the member's work. The message is the host's or a
 * fallback of the specification, which has no full stop.
 */
export function explainFailure(message: string, reassurance: string): string {
  const text = message.trim();
  return `${text}${/[.!?…]$/.test(text) ? '' : '.'} ${reassurance}`;
}
