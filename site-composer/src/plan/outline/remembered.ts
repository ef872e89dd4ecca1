import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';

/** "One place to remember the four classmates who are no more": whom a part of the page is to remember. English only. */
const wish =
  /\b(?:place|section|spot|corner|part|space|bit|page) (?:(?:is|as) )?(?:to|for) (?:remember|honou?r|commemorat)(?:e|ing|ering)? ((?:the|our|those|all) [^,.;:\n]{3,80}|\p{Lu}[^,.;:\n]{2,60})/iu;
const longestRead = 6_000;

/** The part of a page that remembers somebody, where one was asked for beside everything else. */
export function rememberedIn({ brief, say }: PageContext): DraftSection | null {
  if (brief.language !== 'en' || brief.subject.tradeId === 'memorial') return null;
  const [, whom] = wish.exec(brief.prompt.slice(0, longestRead)) ?? [];
  if (whom === undefined) return null;
  return {
    kind: 'text',
    heading: say('remember'),
    navigation: null,
    paragraphs: [say('rememberWhom', { whom: whom.trim() })],
  };
}

/** Whether a text is only that wish, or says no more than what is made of it. */
export const isWishToRemember = (text: string, prompt: string): boolean => {
  const [, whom] = wish.exec(prompt.slice(0, longestRead)) ?? [];
  if (whom === undefined) return false;
  return (
    (/^(?:(?:also|and) )?(?:one|a|some) /iu.test(text) && wish.test(text)) ||
    (/^we remember /iu.test(text) && text.includes(whom.trim()))
  );
};
