import { textOf } from 'site-document/text';
import { parentOf } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { sectionAround } from '../target/sections';
import { likeness, namingWords } from '../told/content-words';
import { replaceEverywhere } from './text-edits';

const longest = 200;
const article = String.raw`(?:the |a |an |our |my |der |die |das |dem |den |ein |eine |einem |einer |el |la |los |las |un |una |le |les |une |il |lo |gli |uno |de |het |een |o |os |as |um |uma )?`;
const contrast = new RegExp(
  String.raw`^(.{3,120}?),?\s(?:and not|not|instead of|rather than|no longer|nicht mehr|und nicht|nicht|statt|anstatt|y no|en vez de|en lugar de|no|et non|pas|au lieu de|e non|invece di|non|en niet|niet|in plaats van|em vez de)\s(?:in |at |by |with |im |in der |en |dans |à |nel |nella |em )?${article}([\p{L}][\p{L}\d '’&-]{1,60}?)$`,
  'iu',
);
/** What stands before the new words: where they are, or that they are so. */
const leading =
  /^.*(?:^|\s)(?:is|are|was|it['’]s|it|be|to|in|at|on|by|with|from|uses?|using|say|says|called|now|put|make|use|ist|sind|im|in|bei|beim|mit|von|aus|heißt|jetzt|es|en|con|por|ahora|est|c['’]est|dans|avec|chez|maintenant|è|nel|nella|adesso|ora|met|bij|door|nu|é|no|na|com)\s/iu;
const trailing =
  /(?:,?\s(?:now|instead|these days|from now on|please|jetzt|nun|ahora|maintenant|désormais|ora|adesso|nu|voortaan|agora))+$/iu;
/** "nicht Fulda, sondern Petersberg". */
const reversed = new RegExp(
  String.raw`^(?:.{0,60}\s)?(?:not|nicht|no|pas|non|niet|não)\s(?:in |at |en |à |a |im )?${article}([\p{L}][\p{L}\d '’&-]{1,60}?),?\s(?:but|sondern|sino|mais|bensì|ma|maar|mas)\s(?:in |at |en |à |a |im )?([\p{L}][\p{L}\d '’&-]{1,60}?)$`,
  'iu',
);
const swapped = (match: RegExpExecArray | null): readonly string[] | null =>
  match && [match[0], match[2] ?? '', match[1] ?? ''];
const bareArticle = new RegExp(String.raw`^${article}`, 'iu');

/** "say it's the main hall not the small hall": words of the page that are told to be others. */
export const notThat: Changer = (request, site): Outcome | null => {
  const said = request.asked.replace(/[\s.!?]+$/u, '');
  if (request.quotes.length > 0 || said.length > longest || /[\d“]/.test(said)) return null;
  if (
    ['remove', 'move', 'duplicate', 'swap', 'paint', 'add'].includes(request.action ?? '') &&
    !/^(?:put|say)\b/iu.test(said)
  )
    return null;
  const [, old = '', lead = ''] = reversed.exec(said) ?? swapped(contrast.exec(said)) ?? [];
  const head = leading.exec(lead)?.[0] ?? '';
  const next = lead.slice(head.length).replace(bareArticle, '').replace(trailing, '').trim();
  if (old === '' || next === '' || next.split(' ').length > 6) return null;
  const outcome = replaced(site, { old, next, names: namingWords(head) });
  // A correction of what is nowhere is no sentence to be read.
  return (
    outcome ??
    (/^(?:say|it['’]s|it is|it should be|make it)\s/iu.test(said)
      ? refuse(`“${old}” was not found on the page.`)
      : null)
  );
};

interface Told {
  readonly old: string;
  readonly next: string;
  readonly names: readonly string[];
}

const mostPlaces = 12;

function replaced(site: Site, { old, next, names }: Told): Outcome | null {
  const isWord = new RegExp(String.raw`(?<![\p{L}\d])${escaped(old)}(?![\p{L}\d])`, 'iu');
  const holding = site.page.texts.filter(({ value }) => isWord.test(value));
  if (holding.length === 0 || holding.length > mostPlaces) return null;
  const isAbout = holding.some((text) => {
    const parent = parentOf(text);
    const section = parent ? sectionAround(site, parent) : null;
    const own = tellingWords(`${text.value} ${section ? textOf(section.element, 120) : ''}`);
    return names.every((name) => likeness(name, own) > 0);
  });
  if (!isAbout) return null;
  const words = isWord.exec(holding[0]?.value ?? '')?.[0] ?? old;
  const written =
    /^\p{Lu}/u.test(words) && /^\p{Ll}/u.test(next)
      ? next.charAt(0).toUpperCase() + next.slice(1)
      : next;
  const edits = replaceEverywhere(site.page, words, written, true);
  if (edits.length === 0) return null;
  return {
    site: site.edit(edits),
    sentence: `Replaced “${words}” with “${written}”${edits.length > 1 ? ` in ${edits.length} places` : ''}.`,
    holds: (after) => after.page.texts.some(({ value }) => value.includes(written)),
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
