import type { Passage } from '../../model/brief';

/** "Week 2 MIG, straight beads": a part of a course, by its number. */
export const countedLine =
  /^((week|day|session|lesson|module|evening|stage|woche|tag|abend|semaine|jour|séance|semana|día|sesión|settimana|giorno|lezione|week|dag|les|semana|dia|sessão) (\d{1,2}))[:.,–-]?\s+(.{3,120})$/iu;

const fewest = 3;

/** Gives lines that count weeks or days of something the heading they would have. */
export function withCounted(passages: readonly Passage[], isEnglish: boolean): Passage[] {
  const counted = passages.map(({ text, label }) =>
    label === null ? countedLine.exec(text) : null,
  );
  return passages.map((passage, at) => {
    const unit = counted[at]?.[2]?.toLowerCase();
    if (unit === undefined) return passage;
    const count = counted.filter((match) => match?.[2]?.toLowerCase() === unit).length;
    if (count < fewest) return passage;
    const heading = unit.charAt(0).toUpperCase() + unit.slice(1);
    return { ...passage, label: isEnglish ? `${heading} by ${unit}` : heading };
  });
}
