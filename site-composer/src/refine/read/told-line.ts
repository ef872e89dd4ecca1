import { mainClause } from './main-clause';

/** A line visitors are to read, in the words that were given, and the part of the page it is for. */
export interface ToldLine {
  readonly text: string;
  readonly where: string | null;
  /** Whether the place may as well be the end of the text. */
  readonly isLoose?: boolean;
  /** Whether the place was called a section: where there is none of that name, one is made. */
  readonly isSection?: boolean;
  /** Whether the text was given in quotation marks: it stays as it is. */
  readonly isQuoted?: boolean;
}

const text = String.raw`(.{6,300})$`;
const kind = String.raw`(?:a |an |one |another |an? extra |an? short |the |a little )*(?:new |further )?(?:line|sentence|note|bit|mention|word|remark|text)s?`;
const that = String.raw`(?:,? that|,? saying(?: that)?|,? to say(?: that)?|,? about how|\s?:)\s`;
const place = String.raw`(?:in|into|to|under|on|onto|at the end of|at the bottom of|within)\s(?:the |our |my )?([^:,]{2,50}?)`;
const later = String.raw`(?:auch |noch |bitte |mal |doch |da |dort |rein |hinein |dazu |hinzu |también |ahí |aussi |là |anche |lì |ook |nog |erbij |daar |também |ali )*`;

/** Each with the group of the place before the group of the text. */
const english: readonly RegExp[] = [
  `^(?:add|put|include|write|insert|pop)\\s(?:in )?${kind}\\s${place}${that}${text}`,
  `^(?:say|mention|write|note|state)\\s${place}${that}${text}`,
  `^(?:add|put)\\s${place}(?:,? that|,? saying(?: that)?)\\s${text}`,
  // Without a place, the group of the place is empty.
  `^(?:add|put|include|write|insert|pop)\\s(?:in )?${kind}()(?:,? that|,? saying(?: that)?|,? to say(?: that)?)\\s${text}`,
].map((form) => new RegExp(form, 'iu'));
/** "put that the first lesson is free near the prices": the place behind the text. */
const placedBehind =
  /^(?:say|mention|put|add|note|write)(?: in)?(?: a (?:line|note|sentence))? that (.{6,240}?),? (?:near|next to|beside|by|right by|under|underneath|below|with) (?:the |our )([\p{L} '’-]{3,30})$/iu;

const others: readonly (readonly [string, RegExp])[] = (
  [
    [
      'de',
      `^(?:schreib|schreibe|schreibt|schreiben sie|ergänz|ergänze|ergänzt|erwähn|erwähne|erwähnt|erwähnen|ergänzen|schreiben|hinschreiben|füg|füge|sag|sage|setz|setze)\\s${later}(?:(?:bei|in|unter|im|zu|zum|zur|auf|ins)\\s(?:der |die |das |dem |den )?([^,]{2,40}?)(?=[\\s,]))?\\s?${later}(?:einen satz |eine zeile )?(?:dazu|hinzu|hinein|rein|ein|auf|hin)?,? ?dass\\s${text}`,
    ],
    [
      'nl',
      `^(?:zet|schrijf|vermeld|voeg|meld|noem)\\s${later}(?:(?:bij|in|onder)\\s(?:de |het )?([^,]{2,40}?)\\s)?${later}(?:toe |neer |een zin |een regel )?,? ?dat\\s${text}`,
    ],
    [
      'es',
      `^(?:pon|ponga|añade|añadir|agrega|escribe|menciona|di|indica)\\s${later}(?:en\\s(?:el |la |los |las )?([^,]{2,40}?)\\s)?${later}(?:una frase |una línea )?que\\s${text}`,
    ],
    [
      'fr',
      `^(?:ajoute|ajoutez|rajoute|rajoutez|mets|mettez|écris|écrivez|précise|précisez|mentionne|mentionnez|indique|indiquez)\\s${later}(?:dans\\s(?:le |la |les |l')?([^,]{2,40}?)\\s)?${later}(?:une phrase |une ligne )?(?:disant )?(?:que |qu')${text}`,
    ],
    [
      'it',
      `^(?:aggiungi|aggiungete|scrivi|scrivete|metti|mettete|precisa|indica|menziona)\\s${later}(?:(?:in|nel|nella|nei|sotto)\\s(?:il |la |lo )?([^,]{2,40}?)\\s)?${later}(?:una frase |una riga )?che\\s${text}`,
    ],
    [
      'pt',
      `^(?:acrescente|acrescenta|adicione|adiciona|escreva|escreve|ponha|põe|coloque|diga|mencione)\\s${later}(?:(?:em|no|na)\\s(?:o |a )?([^,]{2,40}?)\\s)?${later}(?:uma frase |uma linha )?que\\s${text}`,
    ],
  ] as const
).map(([language, form]) => [language, new RegExp(form, 'iu')]);

const polite =
  /^(?:bitte|por favor|per favore|s'il (?:te|vous) plaît|graag|alsjeblieft|alstublieft|und|y|et|e|en)\s+/iu;

/** Reads "add a line in her life bit that she never missed a day"; null where no line is told. */
export function toldLine(clause: string): ToldLine | null {
  if (clause.length > 420) return null;
  const said = clause.replace(/[\s.]+$/u, '').replace(polite, '');
  const [, near, by] = placedBehind.exec(said) ?? [];
  if (near !== undefined && by !== undefined) return { text: near, where: bare(by), isLoose: true };
  for (const form of english) {
    const [, where, line] = form.exec(said) ?? [];
    if (where !== undefined && line !== undefined)
      return {
        text: line,
        where: where === '' ? null : bare(where),
        isSection: /^section\s|\ssection$/iu.test(where),
      };
  }
  for (const [language, form] of others) {
    const [, where, line] = form.exec(said) ?? [];
    if (line !== undefined)
      return { text: mainClause(line, language), where: where === undefined ? null : bare(where) };
  }
  return null;
}

/** "her life bit" is the section about her life. */
const bare = (where: string): string =>
  where
    .replace(/^(?:section|part|paragraph) (?=\S)/iu, '')
    .replace(/\s(?:bit|section|part|text|page|paragraph|area|abschnitt|teil|bereich)$/iu, '')
    .trim();
