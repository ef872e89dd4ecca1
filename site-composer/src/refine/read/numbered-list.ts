const marker = /(^|[\s;])(\d{1,2})[.)]\s+(?=[\p{L}‘'"“])/gu;

/** "1. Bev's number is … 2. Saturday is 9.30": each of the numbered requests on a line of its own, without its number. */
export function asLines(instruction: string): string {
  const found = [...instruction.matchAll(marker)];
  const [first] = found;
  const isAtStart = first !== undefined && instruction.slice(0, first.index).trim() === '';
  if (!isAtStart) return instruction;
  if (found.length === 1) return instruction.replace(marker, '$1');
  const start = Number(first[2]);
  const isCounted = found.every(([, , number], at) => Number(number) === start + at);
  return isCounted ? instruction.replaceAll(marker, '\n').trim() : instruction;
}
