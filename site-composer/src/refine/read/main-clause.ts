const subject: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:ich|du|er|sie|es|wir|ihr|man|das|dies|niemand|jeder|alle)(?=\s)|(?:(?:der|die|das|den|dem|ein|eine|einen|mein|meine|unser|unsere|unserer|dein|deine|sein|seine|ihre|kein|keine|jede|jeder|jedes|alle)\s)?(?:\p{Ll}+e[rnsm]?\s){0,2}\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*){0,3})/u,
  nl: /^(?:(?:ik|jij|je|hij|zij|ze|het|wij|we|jullie|men|iedereen|niemand|dit|dat)(?=\s)|(?:(?:de|het|een|mijn|onze|ons|jouw|zijn|haar|hun|geen|elke|alle)\s)\p{L}+(?:\s\p{Lu}\p{L}*){0,3}|\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*){0,3})/u,
};
const particle: Readonly<Record<string, RegExp>> = {
  de: /^(ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|statt|vor|weg|weiter|zu|zurück|teil|vorbei|dazu|herum)(?=\p{L}{3})(?!e?r)/u,
  nl: /^(aan|af|bij|door|in|langs|mee|na|om|op|over|rond|terug|toe|uit|voor|weg)(?=\p{L}{3})/u,
};
/** Verbs that begin like a particle and have none. */
const whole = /^(?:antwort|arbeit|ander|einig|anfäng|zuck|ausländ|mitteil|inter|onder|overleef)/u;
const longest = 240;

/** "mein Dackel immer mitfährt" as a sentence of its own: "mein Dackel fährt immer mit". Other languages keep their order. */
export function mainClause(clause: string, language: string): string {
  const [known, parts] = [subject[language], particle[language]];
  const said = clause.trim();
  if (!known || !parts || said.length > longest || /[,;:.]/.test(said)) return said;
  const who = known.exec(said)?.[0] ?? '';
  const words = said.slice(who.length).trim().split(/\s+/);
  const verb = words.at(-1) ?? '';
  if (who === '' || words.length === 0 || !/^\p{Ll}+$/u.test(verb)) return said;
  const middle = words.slice(0, -1);
  // Of a verb in two words ("gefahren ist", "fahren kann") the last one is finite.
  const away = whole.test(verb) ? undefined : parts.exec(verb)?.[1];
  const finite = away === undefined ? verb : verb.slice(away.length);
  return [who, finite, ...middle, ...(away === undefined ? [] : [away])].join(' ');
}
