/**
 * A failure's message with what became of the member's work. Messages are the host's own words or a
 * fallback of the specification, which ends without a full stop.
 */
export function explainFailure(message: string, reassurance: string): string {
  const text = message.trim();
  return `${text}${/[.!?…]$/.test(text) ? '' : '.'} ${reassurance}`;
}
