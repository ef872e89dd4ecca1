const hired =
  /\b(?:page|site|website)\b[^.!?\n]{0,24}? for (?:hiring|renting|booking|letting)(?: out)? (?:our|the|my) (\p{Ll}+(?: \p{Ll}+)?)(?=[.,;:!?\n]| (?:in|at|to|which|that|for)\b|$)/iu;
const longestRead = 400;

/** "A page for hiring our pavilion" is about the hire of it, whoever has it. English only; null where nothing is. */
export function hiredPlace(text: string): string | null {
  const thing = hired.exec(text.slice(0, longestRead))?.[1];
  return thing === undefined ? null : `${thing} hire`;
}
