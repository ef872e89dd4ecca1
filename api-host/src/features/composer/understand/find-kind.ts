import { siteKinds } from '../kinds';
import type { SiteKind } from '../kinds/kind';
import { findIdentity } from './find-head';

/** Kinds that name the form of a site win over what it is about: "a blog about coffee" is a blog. */
const forms = new Set(['blog', 'portfolio', 'saas', 'store']);

const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Hit {
  kind: SiteKind;
  word: string;
  start: number;
  score: number;
  /** Asked for as a part ("with workshops"), so weak evidence for what the whole is. */
  listed: boolean;
}

function bestHit(kind: SiteKind, text: string): Hit | null {
  let best: Hit | null = null;
  for (const word of kind.words) {
    const pattern = new RegExp(
      `(?<![\\p{L}])${escapePattern(word.trim())}(?:s|es)?(?![\\p{L}])`,
      'iu',
    );
    const start = text.search(pattern);
    if (start < 0) continue;
    const size = word.trim().split(' ').length;
    const before = text.slice(Math.max(0, start - 24), start);
    const topic = /\b(?:about|like|helps?|near|section|not)\b[^.,]*$/i.test(before) ? -3 : 0;
    const listed =
      /[,;]\s*(?:an?\s)?$|\b(?:include|with|and)\s(?:an?\s)?[^.]*$/i.test(before) && start > 60;
    const early = start < 90 ? 3 - start / 45 : -Math.min(3, start / 200);
    const score =
      size * 1.6 +
      word.length / 12 +
      early +
      topic +
      (listed ? -2 : 0) +
      (forms.has(kind.id) && start < 70 ? 0.8 : 0);
    if (best === null || score > best.score)
      best = { kind, word: word.trim(), start, score, listed };
  }
  return best;
}

/** Words around the hit that belong to it: "vegan bakery", "freelance product designer". */
function subjectAround(text: string, hit: Hit): string {
  const before =
    text
      .slice(0, hit.start)
      .split(/[.,;:!?"\n()]/)
      .pop() ?? '';
  const words = before.trim().split(/\s+/).filter(Boolean);
  const taken: string[] = [];
  const stop =
    /^(?:a|an|the|my|our|your|for|of|with|and|or|called|named|create|build|make|design|want|need|website|site|page|to|is|am|i'?m|as|simple|modern|beautiful|new|clean|responsive|landing|professional|web|stylish|nice|great|bold|elegant|minimal|minimalist|dark|fun|playful|warm|full|complete|me|us|please|online|in|from|this|that|about|by|who|it|its|at|on|like|app|small-business|one-page|single-page|cool|awesome|do|we|small|like|can|book|people|where|um|uh|great|some|are|was|be|we|he|she|runs?|own|owns|have|has|see|show|shows|view|find|get|buy|upcoming|need|needs|should|[A-Z].*)$/;
  // A capital at the very beginning is no name yet: "Yoga retreat in Bali".
  const opening =
    words.length > 0 && text.trimStart().startsWith(`${words[0]} `) ? words[0] : undefined;
  for (const said of words.toReversed()) {
    const word = said === opening ? said.toLowerCase() : said;
    if (taken.length === 2 || stop.test(word) || !/^[\p{L}'-]+\p{L}$/u.test(word)) break;
    taken.unshift(word);
  }
  return [...taken, hit.word]
    .join(' ')
    .toLowerCase()
    .replace(/^(?:my|our) /, '');
}

/** A portfolio is somebody's: what they are says more than the word portfolio. */
function profession(text: string, hit: Hit): Hit {
  if (hit.kind.id !== 'portfolio') return hit;
  const titles = hit.kind.words.filter((word) => /(?:er|or|ist|ect|tor)$/.test(word));
  const found = bestHit({ ...hit.kind, words: titles }, text);
  return found ?? hit;
}

/** "for a small pottery studio called …": what the site is for, in the member's own words. */
const ownWords =
  /\b(?:for|about) (?:a|an|my|our) ((?:[\p{Ll}'-]+ ?){1,4}?)(?=[.,;:!?]| (?:in|with|that|called|named|who|which|and|based|where|to|at)\b|$)/u;

/** "Portfolio for a data scientist": whose it is, in the member's words. */
const portfolioOf =
  /\bportfolio(?: web ?site| site| page)? (?:for|of) (?:an? |my )?((?:[\p{Ll}-]+ ?){1,3}?)(?=[,.:;(]| who| in| with| called| named|$)/u;

function understood(hit: Hit, text: string): { kind: SiteKind; subject: string } {
  const whose = hit.kind.id === 'portfolio' ? portfolioOf.exec(text)?.[1] : undefined;
  const noun = whose ?? subjectAround(text, profession(text, hit));
  const odd =
    /\b(?:website|site|that|sells|selling|my work|products|for|landing page)\b|^app$/.test(noun);
  return { kind: hit.kind, subject: odd ? hit.kind.label : noun };
}

/** The kind of site the text asks for, and its subject as a noun phrase for headings. */
export function findKind(text: string): { kind: SiteKind; subject: string } {
  const identity = findIdentity(text);
  if (identity !== null) {
    const own = ofText(identity);
    return { ...own, subject: identity.toLowerCase() };
  }
  return ofText(text);
}

function ofText(text: string): { kind: SiteKind; subject: string } {
  const hit = siteKinds
    .filter((kind) => kind.id !== 'generic')
    .map((kind) => bestHit(kind, text))
    .filter((found): found is Hit => found !== null)
    .toSorted((one, other) => other.score - one.score || one.start - other.start)[0];
  const topic = ownWords.exec(text);
  // A kind that only a part of the page suggests yields to a subject that was named before it.
  const onlyAPart = hit !== undefined && hit.listed && topic !== null && topic.index < hit.start;
  if (hit !== undefined && hit.score > -1 && !onlyAPart) return understood(hit, text);
  const generic = siteKinds.find((kind) => kind.id === 'generic') as SiteKind;
  return { kind: generic, subject: topic?.[1]?.trim() ?? 'website' };
}
