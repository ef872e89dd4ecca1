const end = String.raw`(^|[.!?\n]\s{0,4})`;
const ways: readonly (readonly [lead: RegExp, further: RegExp, and: string])[] = [
  [
    new RegExp(
      String.raw`${end}(?:(?:y )?(?:que|quiero que|hay que|debe|tiene que) )?(?:explicar?|explique|decir|diga|poner|ponga|aclarar|aclare|mencionar|mencione|indicar|indique|conste|quede claro|se vea) que (\p{L})`,
      'giu',
    ),
    /,? y que /giu,
    ' y ',
  ],
  [
    new RegExp(
      String.raw`${end}(?:(?:e )?(?:que|quero que|deve) )?(?:explicar?|explique|dizer|diga|diz|mencionar?|mencione|indicar?|indique|fique claro|deixa claro) que (\p{L})`,
      'giu',
    ),
    /,? e que /giu,
    ' e ',
  ],
  [
    new RegExp(
      String.raw`${end}(?:(?:et )?(?:il faut|merci de|veuillez|faudrait) )?(?:expliquer|expliquez|dire|dites|préciser|précisez|indiquer|indiquez|mentionner|mentionnez) que (\p{L})`,
      'giu',
    ),
    /,? et que /giu,
    ' et ',
  ],
  [
    new RegExp(
      String.raw`${end}(?:(?:e )?(?:che|vorrei che|deve) )?(?:spiegare|spieghi|spiega|dire|dica|scrivere|scrivi|specificare|specifica|indicare|indichi|chiarisca|sia chiaro|si capisca) che (\p{L})`,
      'giu',
    ),
    /,? e che /giu,
    ' e ',
  ],
];

const longestRead = 20_000;

/** "Que explique que suelen hacer falta seis sesiones, y que no tratamos a menores": what the page is to say, as it says it. */
export function withToldElsewhere(given: string): string {
  if (given.length > longestRead) return given;
  return ways.reduce((text, [lead, further, and]) => {
    const told = text.replaceAll(
      lead,
      (_, ends: string, first: string) => `${ends}⟦${first.toUpperCase()}`,
    );
    // In the same sentence a second one is joined by "and" alone.
    return told.replaceAll(/⟦([^.!?\n]*)/gu, (_, sentence: string) =>
      sentence.replaceAll(further, and),
    );
  }, given);
}
