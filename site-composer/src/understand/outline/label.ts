import { kindOfHeading } from '../document/heading-kind';
import type { HeadingKind } from '../document/heading-kind';

/** A heading in front of what stands under it: "Rules:", "Prices –", "Next gigs:". */
const ahead = /^([\p{L}\p{N}][\p{L}\p{N} '’&/-]{1,38}?)\s?(?::(?=\s|$)|\s[–—-](?=\s|$))\s*/u;
const mostWords = 5;
const mostElsewhere = 3;

/** What is labelled so is said to whoever builds the page, or stands above everything. */
const ofBrief =
  /^(?:colou?rs?|look|style|tone|vibe|feel|order|sections?|layout|buttons?|(?:(?:one|main|the|le|el|il|der|de|o) )*(?:button|bouton|botón|knopf|pulsante|knop|botão)(?: (?:principal|principale))?|footer|headline|tagline|(?:product |shop |business )?name|inputs?|fonts?|name|company|client|business|brand|site|page|website|brief|summary|farben?|stil|reihenfolge|knopf|couleurs?|ordre|bouton|colores?|orden|botón|colori|ordine|kleuren|volgorde|knop|cores|ordem|botão)$/iu;
/** A sentence that goes on behind its colon is no heading. */
const isClause =
  /\b(?:is|are|was|were|have|has|had|we|i|you|he|she|they|it|ring|call|write|please|put|include|add|if|when|wenn|falls|si|quand|cuando|se|quando|als|wanneer)\b/iu;

/** "We need: pasta, nappies" is a heading of what is listed. */
const lists =
  /^(?:you (?:will |['’]ll )?(?:need|get|learn|bring)|(?:we|i) (?:also )?(?:need|want|sell|do|offer|make|have|accept|take|teach|repair|stock))$/iu;

/** What stands behind the label has a place of its own. */
export const ofContact =
  /^(?:tel|telephone|phone|e-?mail|mail|mobile|address|whatsapp|contact|web|telefon|téléphone|teléfono|telefono|telefoon|adresse|dirección|indirizzo|adres|where|when|who|what)$/iu;

export interface Labelled {
  readonly label: string;
  /** Of how many characters the label and its colon are. */
  readonly length: number;
  readonly isOfBrief: boolean;
  /** It was announced as a part of the page: all goes there until the next one. */
  readonly isAnnounced: boolean;
}

/** "A bit about her life", "a section for the gathering which is on Saturday": what follows stands under that. */
const partOf =
  /^(?:then |and |also )?(?:a|one) (?:little )?(?:bit|section|part|paragraph|spot|place) (?:about|for|on|to (?:remember|honou?r|thank)) (?:the |my |our )?((?:\p{L}+ ){0,3}\p{L}+?)(?:\.?$|,\s|:\s|\s(?:which|that)(?: is|['’]s)\s)/iu;

/** The heading a sentence begins with; null where it begins with none. */
export function labelOf(text: string, isEnglish: boolean): Labelled | null {
  const [part = '', of = ''] = partOf.exec(text) ?? [];
  if (of !== '') return { label: of, length: part.length, isOfBrief: false, isAnnounced: true };
  const [all = '', words = ''] = ahead.exec(text) ?? [];
  if (words === '' || words.split(' ').length > mostWords) return null;
  // In the other languages a longer heading is a clause: "Ça accueille 5 personnes".
  if (!isEnglish && (words.split(' ').length > mostElsewhere || /\d/.test(words))) return null;
  if (/^\d/.test(words) || (isClause.test(words) && !lists.test(words))) return null;
  const label = words
    .trim()
    .replace(/ (?:to brag about|please|if possible|bitte|graag|svp|por favor|per favore)$/iu, '');
  return {
    label,
    length: all.length,
    isOfBrief: ofBrief.test(label) || isSaidToBuilder(label),
    isAnnounced: false,
  };
}

const surely = 0.7;
const toldToBuilder = new Set<HeadingKind>([
  'brief',
  'tone',
  'look',
  'button',
  'order',
  'fields',
  'excluded',
]);

/** "Target audience: …" is read by whoever builds the page. */
function isSaidToBuilder(label: string): boolean {
  const { kind, sure } = kindOfHeading(label);
  return sure >= surely && toldToBuilder.has(kind);
}

const longestLead = 90;
const toBuilder =
  /\b(?:must say|should say|needs? to say|want(?:s|ing)? (?:spelling|saying|to be|on)|background|put (?:it|this|that|on|these|those)|for the (?:about|site|page)|you can|page|website|section|mention|people should know|here (?:is|are))\b/iu;

/** "Important: …": all of its sentence has to be seen. */
const important =
  /^(?:(?:and |also )?(?:most |very )?important(?:ly)?|wichtig(?:st(?:es|e)?)?|am wichtigsten|le plus important|(?:muy |lo más )?importante|(?:il più )?importante|(?:het )?belangrijk(?:st(?:e)?)?|o mais importante)\s?[:!]\s+/iu;
const aside = /^(?:note|notes|also|ps|p\.s\.?|please)\s?:\s+/iu;

/** "CV site for me: …", where an instruction begins. */
const ofPage =
  /^(?:(?:an?|the) )?(?:\p{L}+ ){0,4}(?:site|website|page|homepage|portfolio|cv)(?: for (?:me|us|(?:my|our) \p{L}+))?$/iu;
const opensWith = /^([^:]{3,60}?)(?::|\s[–—-])\s+(?=\S)/u;

export const isImportant = (text: string): boolean => important.test(text);

/** "Also the page must say: …": of how many characters what leads to the words for visitors is; 0 where nothing does. */
export function leadOf(text: string, isFirst = false): number {
  const [open = ''] = important.exec(text) ?? aside.exec(text) ?? [];
  if (open !== '') return open.length;
  const [all = '', lead = ''] =
    /^([^:]{3,90}):\s+(?=\S)/u.exec(text.slice(0, longestLead + 10)) ?? [];
  if (toBuilder.test(lead)) return all.length;
  const [opening = '', kind = ''] = (isFirst ? opensWith.exec(text) : null) ?? [];
  return ofPage.test(kind) ? opening.length : 0;
}
