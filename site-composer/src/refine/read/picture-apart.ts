import { cleanPhrase } from '../target/named-sections';
import { findSection } from '../target/sections';
import { photoPlaceIn } from './photo-place';
import type { Reading } from './reading';
import { withoutCourtesy } from './request';
import { toldLine } from './told-line';

const mostRead = 600;
const keeping =
  /,?\s+(?:und|y|e|et|en|and)\s+(?=(?:lass|halt|reservier|dej|reserv|guard|deix|laisse|prévo|gard|lasci|tien|laat|hou|leave|keep)\p{L}*\s)/iu;

/** "…, und lass daneben Platz für ein Foto": a place for a picture is asked for by itself. */
export function pictureApart(piece: string): string[] {
  const at = keeping.exec(piece.slice(0, mostRead));
  const behind = at ? piece.slice(at.index + at[0].length) : '';
  return at && photoPlaceIn(behind) ? [piece.slice(0, at.index), behind] : [piece];
}

/** "…, and leave a space for a photo in it": of the part that was spoken of before. */
export function placedAs(said: string, pieces: readonly string[], reading: Reading): string {
  const before = pieces[pieces.findIndex((piece) => withoutCourtesy(piece) === said) - 1];
  if (before === undefined || photoPlaceIn(said)?.where !== null) return said;
  const line = toldLine(withoutCourtesy(before))?.where ?? null;
  const what =
    line ??
    /^(?:(?:put|move|bring|shift) )?(.{3,60}?)(?= (?:above|below|before|after|under|up|down|to|first|last)\b|[,.]|$)/iu.exec(
      withoutCourtesy(before),
    )?.[1];
  const section = what === undefined ? null : findSection(reading.site, cleanPhrase(what));
  return section && !section.first && section.heading !== ''
    ? said.replace(
        /(?<=(?:space|room|place|gap|spot|slot)|platz|ruimte|plek|espacio|hueco|place|espace|spazio|posto|espaço|lugar)\s/iu,
        ` in ${section.heading} `,
      )
    : said;
}
