const signs: readonly (readonly [RegExp, string])[] = [
  [/£|\b(?:pounds?|gbp|uk|london|england|leeds|manchester|bristol|glasgow)\b/i, '£'],
  [
    /€|\b(?:euros?|eur|germany|france|spain|italy|portugal|berlin|paris|madrid|lisbon|amsterdam|utrecht|rotterdam|dublin|malaga)\b|[äöüßéèàñçõã]|\b(?:eine?|für|und|para|pour|voor|con|avec|met|mit|una|um|een)\b/i,
    '€',
  ],
  [/¥|\b(?:yen|kyoto|tokyo|japan)\b/i, '¥'],
  [/₹|\b(?:rupees?|india|mumbai|delhi)\b/i, '₹'],
];

/** The sign for sample sums: what the member wrote, else what is paid with where they are, else dollars. */
export const currencyOf = (prompt: string): string =>
  prompt.includes('$') ? '$' : (signs.find(([pattern]) => pattern.test(prompt))?.[1] ?? '$');
