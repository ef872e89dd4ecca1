import { textOf } from 'site-document/text';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { short } from './set-text';
import { replaceEverywhere } from './text-edits';

const end = String.raw`(?: from now on| now| please| everywhere| instead)*[.!]?$`;
const saysNow = '(?:where it says|where you have|wherever it says|it says|you wrote|there is)';
const shallSay =
  '(?:put|write|say|it should (?:say|be|read)|make it|should (?:say|be|read)|change it to|use)';
const isNoMore = "(?:is not|isn't|is no longer|are not|aren't)";
const isInstead = "(?:it's|it is|but|that's|she's|he's|they're)";
const whose = '(?:our |the |my )?';

/** What was so and what is so now: each form has the old words and then the new ones. */
const forms: readonly RegExp[] = [
  // "where it says X put Y"
  String.raw`(?:^|[,;] |and )${saysNow} (‹\d+›|[^‹›]{2,160}?)(?:,? (?:and|but))?,? (?:please )?(?:it )?${shallSay} (‹\d+›|.{2,200}?)${end}`,
  // "our conductor isn't X any more, it's Y"
  String.raw`^(?:our |the |my |his |her )?(?:[\p{L} -]{2,40} )?${isNoMore} (?:called )?(.{2,60}?)(?: any ?more| any longer)?,? ${isInstead}(?: now)? (.{2,80}?)${end}`,
  // "X is now called Y since …"
  String.raw`^${whose}(.{2,60}?) (?:is|are) (?:now called|called|now known as|now named) (.{2,80}?)(?: (?:since|because|after|as) .{2,80})?${end}`,
  // "she would like ‹X› changed to ‹Y›"
  String.raw`(‹\d+›) (?:to be |should be |be |is to be )?(?:changed|renamed|replaced|swapped|corrected) (?:to|into|with|by|for) (‹\d+›)(?: please)?[.!]?$`,
  // "X changed its name to Y"
  String.raw`^${whose}(.{2,60}?) (?:has |have )?changed (?:his|her|its|their) name to (.{2,80}?)${end}`,
].map((form) => new RegExp(form, 'iu'));
const generic =
  /^(?:it|we|this|that|name|the name|(?:the |our |my )?(?:business|company|site|shop|firm|band|club|place|page|website|choir|group|studio|restaurant|cafe|team))$/iu;
const leading =
  /^(?:change (?:the |our |my )?(?:name|text|wording)s?(?: please)?,? |also |and |please )+/iu;

/** "our conductor isn't Helen any more, it's Miriam", "where it says X put Y": words of the page everywhere they stand. */
export const correctWords: Changer = (request, site) => {
  if (!['set', 'remove', null].includes(request.action)) return null;
  const said = request.asked.replaceAll(/“([^”]*)”/gu, (whole, text: string) => {
    const at = request.quotes.indexOf(text);
    return at === -1 ? whole : `‹${at}›`;
  });
  if (said.length > 400) return null;
  const match = forms.map((form) => form.exec(said.replace(leading, ''))).find(Boolean);
  const [old, next] = [match?.[1], match?.[2]].map((text) =>
    unmask(text ?? '', request.quotes)
      .replaceAll(/^[\s"“]+|[\s"”.,;]+$/gu, '')
      .trim(),
  );
  if (!old || !next || old === next || generic.test(old)) return null;
  const words = spelledOut(
    site.page.texts.map(({ value }) => value),
    old,
    next,
  );
  const edits = words === null ? [] : replaceEverywhere(site.page, words, next, true);
  if (words === null || edits.length === 0)
    return match && /says|wrote/i.test(match[0])
      ? refuse(`“${short(old)}” was not found on the page.`)
      : null;
  return {
    site: site.edit(edits),
    sentence: `Replaced “${short(words)}” with “${short(next)}”${edits.length > 1 ? ` in ${edits.length} places` : ''}.`,
    holds: (after) => {
      const text = textOf(after.body);
      return text.includes(next) && (next.includes(words) || !text.includes(words));
    },
  };
};

/** The words as they stand on the page: of a person named by the first name the surname goes along when the new one has it. */
function spelledOut(texts: readonly string[], old: string, next: string): string | null {
  const whole = texts.join('\n');
  const at = indexOfWords(whole, old);
  if (at === -1) return null;
  const found = whole.slice(at, at + old.length);
  const behind = /^ (\p{Lu}[\p{L}'’-]+)(?![\p{L}'’-])/u.exec(whole.slice(at + old.length))?.[1];
  const isName =
    /^\p{Lu}[\p{L}'’-]+$/u.test(old) && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u.test(next);
  return behind !== undefined && isName ? `${found} ${behind}` : found;
}

function indexOfWords(whole: string, words: string): number {
  const letter = /[\p{L}\p{N}]/u;
  for (const [hay, needle] of [
    [whole, words],
    [whole.toLowerCase(), words.toLowerCase()],
  ] as const)
    for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + needle.length))
      if (!letter.test(hay[at - 1] ?? '') && !letter.test(hay[at + needle.length] ?? '')) return at;
  return -1;
}
