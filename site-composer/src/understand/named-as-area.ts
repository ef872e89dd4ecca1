/** What places are spoken of with. "All brands repaired, Kent, Aquaguard" names no area. */
const ofPlaces =
  /\b(?:in|near|around|round|across|throughout|within|from|to|of|at|between|based|covers?|covering|serves?|serving|delivers?|delivering|area|areas|local|towns?|villages?|county|island|north|south|east|west|mid)\b/iu;
/** Where somebody learned, lived or was written about is not where they work. */
const ofHistory =
  /(?<!\p{L})(?:featured|trained|studied|qualified|born|grew up|brought up|moved (?:here )?from|worked|lived|learn(?:ed|t)|exhibited|performed|came (?:here )?from)(?!\p{L})[^,]*$/iu;
const longestRead = 20_000;

/** Whether a place is spoken of as one wherever the words before it in its sentence say anything. */
export function isNamedAsArea(area: string, text: string): boolean {
  const read = text.slice(0, longestRead);
  const at = read.toLowerCase().indexOf(area.toLowerCase());
  if (at === -1) return true;
  const sentence = /[^.;:!?\n]*$/u.exec(read.slice(0, at))?.[0] ?? '';
  const behind = /^[^.;:!?\n]*/u.exec(read.slice(at + area.length))?.[0] ?? '';
  if (ofHistory.test(sentence)) return false;
  const isList = sentence.trim() === '' || behind.trim() === '';
  return isList || ofPlaces.test(`${sentence} ${behind.slice(0, 40)}`);
}
