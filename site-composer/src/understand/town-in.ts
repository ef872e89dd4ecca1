/** The town of an address: in front of a British or American code, behind a number of four or five figures. */
const towns: readonly RegExp[] = [
  /(?:^|,\s*)(\p{Lu}[\p{L}'’ -]{1,40}?),?\s+[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/u,
  /(?:^|,\s*)(\p{Lu}[\p{L}'’. -]{1,40}?),\s*[A-Z]{2}\s+\d{5}\b/u,
  /(?:^|[,\s])\d{4,5}\s+(\p{Lu}[\p{L}-]{2,40})\b/u,
];

/** Where an address is, for pages on which no other place was named. */
export function townIn(address: string | null): string | null {
  if (address === null || address.length > mostLetters) return null;
  for (const town of towns) {
    const found = town.exec(address)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

const mostLetters = 200;
