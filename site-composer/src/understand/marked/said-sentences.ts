import type { SaidClause } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { seeksHelpers } from '../../text/seeks-helpers';
import { needsNotice } from './needs-notice';
import type { MarkedText } from './marked-text';

/** A sentence of the instruction with the clauses it is made of. */
export interface SaidSentence {
  readonly start: number;
  readonly end: number;
  readonly clauses: readonly SaidClause[];
}

/** The clauses of an instruction, put together as far as no mark ends a sentence between them. */
export function saidSentences({ text, clauses }: MarkedText): SaidSentence[] {
  const sentences: SaidSentence[] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    if (last && !/[.!?…;\n]/.test(text.slice(last.end, clause.start)))
      sentences[sentences.length - 1] = {
        start: last.start,
        end: clause.end,
        clauses: [...last.clauses, clause],
      };
    else sentences.push({ start: clause.start, end: clause.end, clauses: [clause] });
  }
  return sentences;
}

/** From here on a clause is believed to be for visitors. */
export const likelyTold = 0.4;
/** A clause of a sentence that is told as a whole, or one that holds a fact, may be this doubtful. */
export const doubtful = 0.2;
const likelyWhole = 0.5;

/** Whether all of a sentence is for visitors: what one clause leaves in doubt, the others tell. */
export function isToldWhole(marked: MarkedText, { start, end, clauses }: SaidSentence): boolean {
  const length = (clause: SaidClause): number => clause.end - clause.start;
  const all = clauses.reduce((sum, clause) => sum + length(clause), 0);
  const told = clauses.reduce((sum, clause) => sum + clause.told * length(clause), 0);
  return (
    clauses.every((clause) => clause.told >= doubtful) &&
    told / Math.max(1, all) >= likelyWhole &&
    !holdsWish(marked, start, end)
  );
}

/** Words for whoever builds the page, whatever else stands in their sentence. */
const forBuilder = new Set<SpanLabel>([
  'site',
  'section',
  'style',
  'color',
  'not',
  'button',
  'field',
]);

/** Whether a part of the text holds a wish about the page. */
export function holdsWish({ spans }: MarkedText, start: number, end: number): boolean {
  return spans.some((span) => span.start < end && span.end > start && forBuilder.has(span.label));
}

const asked =
  /\b(?:site|website|web ?page|homepage|landing page|page|header|footer)\b[^.]{0,40}\b(?:should|shall|must|needs?|has to|contains?|includes?)\b|\b(?:users?|visitors?|admins?|people|customers?|guests|members|they) (?:should|must|shall|need to|can then)\b|\b(?:i|we)(?:'d| would| want| need|'re looking)\b|\b(?:can|could|would) (?:you|u)\b|^(?:tender|ref(?:erence)?|p\.?o\.?|rfp|rfq)\.? (?:ref|no|number|\d)|^(?:the |my |our )?(?:company|business|shop|brand|firm) name\b|^(?:visitors|users|customers|readers|the audience|our audience) (?:are|will be)\b|^(?:objective|goal|aim|audience|target|tone|voice|style|colou?rs?|look|layout|must.haves?|out of scope|kpi|fonts?|language|please (?:make|use|keep|do|don|add|put|no|avoid|set|create|build|include)|make|ziel|farben?|stil|couleurs?|kleur(?:en)?|colore|colori|cor(?:es)?|estilo)\b/i;

/** Said while writing or dictating, to whoever reads along. */
const chatter =
  /\b(?:no wait|wait no|hang on|let me think|voice (?:memo|note)|hope this finds|to whom(?:ever)?|whoever (?:makes|builds|is|reads)|is that enough|if not,? (?:ring|call|ask) me|filling this in|not sure what|what else|(?:he|she|dad|mum|mom)(?:'s| is) (?:telling|asking|saying|showing) me|(?:he|she|they) says? (?:to|that)|i (?:thought|think|guess|suppose|reckon)|i (?:said|started) (?:at first|off|out|before|with)|i was going to|as i said|like i said|you know|do (?:we|i) need|intro para(?:graph)?|put (?:that|this|it) (?:(?:in|on)(?= ?[.!?,]|$| (?:the )?(?:page|site|top|front|about|big|bold)\b)|somewhere|twice)|anything you do not want|thanks?(?: you| a lot| in advance)?$|vielen dank|danke(?: dir| ihnen| schön| im voraus)|merci (?:d['’]avance|beaucoup|bien)|muchas gracias|gracias de antemano|obrigad[oa]|grazie mille|dank je|bedankt|alvast|working title|copy for|for the web|not the .{2,30} from telly)\b/i;

/** "What should I wear": what visitors ask is a question of the page, and without an answer nothing of it. */
const question =
  /^(?:and |or )?(?:what|how|when|where|why|who|which)\s(?:should|do|does|did|is|are|can|could|will|would|if)\b|^(?:can|could|do|does|is|are|should|may|will|would)\s(?:i|we|you|it|they|there|my|children|dogs)\b/i;

/** "Don't put an address, it's my house" is said to whoever builds the page. */
const keptOff =
  /^(?:please |but |and )*(?:do not|don['’]?t|dont|never) (?:put|show|include|mention|add|list|publish|display|print|give out|use)\b/iu;

/** "Should remember between visits" lacks the tool that should. */
const ordered = /^(?:it )?(?:should|must|has to|needs? to|ought to)\s/i;

/** Whether a sentence is plainly addressed to whoever builds the page, or asks what it does not answer. */
export const isAsked = (text: string): boolean =>
  (asked.test(text.slice(0, 400)) && !needsNotice.test(text) && !seeksHelpers.test(text)) ||
  ordered.test(text) ||
  keptOff.test(text) ||
  question.test(text) ||
  chatter.test(text.slice(0, 400));

/** "Build a chore board for a flat of four" is said to whoever builds it. */
export const isOrder = (text: string, subject: string): boolean =>
  /^(?:please )?(?:build|create|make|design|develop|code|set up|write|put together)\s/i.test(
    text,
  ) && text.toLowerCase().includes(subject.toLowerCase());
