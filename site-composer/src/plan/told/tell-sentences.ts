import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { tellingWords } from '../shown-words';
import { toldWords } from '../told-words';
import { homeOfSentence } from './home-of-sentence';
import { withOwnEntries } from './own-entries';
import { withOwnPrices } from './own-prices';
import { withOwnSteps } from './own-steps';
import { withOwnTexts } from './own-texts';
import { placeSentences } from './place-sentences';
import type { Told } from './place-sentences';
import { holdsSum } from './sentence-words';
import { untold } from './untold';
import { withVerifiedPeople } from './verified-people';
import { withVerifiedRows } from './verified-rows';

/**
 * Puts the owner's sentences on the page: whole, in their order, each once. What stands as rows is not told again; a sentence stands with
 * the rows it speaks of, else with the rest about the subject.
 */
export function tellSentences(
  context: PageContext,
  given: readonly DraftSection[],
): DraftSection[] {
  const { brief } = context;
  const sentences = brief.sentences;
  const texts = sentences.map(({ text }) => text);
  const { drafts: priced, read, titles } = withOwnPrices(context, withOwnSteps(context, given));
  const entries = brief.language === 'en' ? withOwnEntries(priced, texts, brief.prompt) : priced;
  const verified = withVerifiedPeople(
    withVerifiedRows(
      entries,
      texts.filter((text) => !read.has(text)),
      brief,
      titles,
    ),
  );
  const drafts = withOwnTexts(context, verified, texts);
  const told = toldWords([drafts, brief.name.text], brief.facts);
  const left: Told[] = [];
  for (const { text, paragraph } of sentences) {
    // Of a sentence that stands as rows only what is behind them is left.
    const said = read.get(text) ?? text;
    const rest = said === '' ? '' : untold(said, told, brief);
    if (rest === '') continue;
    const isOfPrices =
      rest !== text && holdsSum.test(text) && drafts.some(({ kind }) => kind === 'prices');
    const home = isOfPrices ? 'prices' : homeOfSentence(rest, drafts);
    left.push({ text: rest, paragraph, home });
    for (const word of tellingWords(rest)) told.add(word);
  }
  return placeSentences(context, drafts, left);
}
