import { asSentence, capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import { sameWords, tellsDay } from './lead-rules';

const fewestOfIntroduction = 5;
const longestIntroduction = 200;
const introducing =
  /^(?:hi,? |hello,? )?(?:i['’]?m|i am|we['’]?re|we are|my name['’]?s|my name is|this is|it['’]?s|)\s?$/iu;

/**
 * "We are Hollow Lane Donkey Rest, a small charity looking after 31 donkeys", "I'm Amara Okafor, paediatric nurse looking for a
 * post": what they say of themselves behind the name, which stands above.
 */
export function ownIntroduction(
  { brief, statements }: PageContext,
  headline: string,
): string | null {
  const { name, said, remarks, purpose, language } = brief;
  if (!name.given || language !== 'en') return null;
  for (const clause of [...statements, ...remarks, ...(purpose === 'person' ? said : [])]) {
    const at = clause.toLowerCase().indexOf(name.text.toLowerCase());
    if (at < 0 || !introducing.test(clause.slice(0, at))) continue;
    const behind = clause.slice(at + name.text.length);
    const [, what] =
      (purpose === 'person'
        ? /^(?:,| and| -| –)\s(?:and )?(?:i['’]?m |i am )?(?:an? |the )?(.+)$/iu
        : /^(?:,| is| are)\s((?:an?|the) .+)$/iu
      ).exec(behind) ?? [];
    const lead = (what ?? '').replaceAll(/\s\([^()]*\)/gu, '');
    const isFit =
      lead.split(' ').length >= fewestOfIntroduction &&
      lead.length <= longestIntroduction &&
      !tellsDay(lead, brief) &&
      !sameWords(lead, headline);
    if (isFit) return asSentence(capitalised(lead));
  }
  return null;
}

/** The sentence the introduction is from tells nothing more below it. */
export function withoutIntroduction({ statements, brief }: PageContext, lead: string): void {
  const said = lead.slice(1, longestStart).toLowerCase();
  const kept = statements.filter(
    (text) => !(text.includes(brief.name.text) && text.toLowerCase().includes(said)),
  );
  statements.splice(0, statements.length, ...kept);
}

const longestStart = 14;
