import { sayIn } from '../../catalogue/messages/messages';
import { say } from '../answers/say';
import { insertPlanned } from '../change/add-section';
import { addQuestion } from '../change/add-question';
import { languageOf } from '../composed/draw-section';
import type { Outcome } from '../outcome';
import type { RefineOptions } from '../refine-types';
import type { Site } from '../site';
import { sectionsOf } from '../target/sections';
import { asCopy } from './copy-edit';
import type { Order } from './order';
import { showing } from './outcome-of';

/** "parents keep asking do they need a suit, answer is no": a question with its answer, in a part of its own where there is none. */
export function questioned(order: Order, site: Site, options: RefineOptions): Outcome | null {
  const [q, a] = [order.of('q'), order.of('a')];
  if (q === null || a === null) return null;
  const question = `${asCopy(q, order.language).replace(/[.?!]$/u, '')}?`;
  const answer = asCopy(a, order.language);
  const known = sectionsOf(site).find(({ topic }) => topic === 'questions');
  if (known)
    return addQuestion(
      {
        asked: order.asked,
        action: 'add',
        verb: 'add',
        rest: 'a question: ‹0› ‹1›',
        quotes: [question, answer],
        content: '',
      },
      site,
      options,
    );
  const heading = sayIn(languageOf(site), 'plural')('questions');
  const outcome = insertPlanned(site, {
    id: 'questions',
    layout: '',
    heading,
    navigation: null,
    kind: 'questions',
    questions: [{ question, answer }],
  });
  return 'refused' in outcome
    ? outcome
    : showing(outcome.site, say(site, 'answered', question), question, answer);
}
