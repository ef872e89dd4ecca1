/** The same for the forms of a word that a heading and a sentence may have: "meetings" and "meets", "teams" and "team". */
export const root = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:ings|ing|ers|er|ies|es|ed|s|y)$/u, '')
    .slice(0, 7);
