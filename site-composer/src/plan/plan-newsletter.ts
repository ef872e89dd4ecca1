import { isBareTopic } from '../catalogue/topics';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { fieldsFor } from './plan-forms';

/** A newsletter beside another form, where one was asked for. */
export function planNewsletter(context: PageContext): DraftSection | null {
  const { brief, say } = context;
  const wanted = brief.asked.sections.find(({ words }) =>
    /newsletter|subscri|mailing list/i.test(words),
  );
  if (!wanted || brief.intent === 'read') return null;
  return {
    kind: 'form',
    heading: isBareTopic(wanted.words) ? say('form.read') : wanted.words,
    navigation: null,
    fields: fieldsFor('read', context),
    submit: say('action.join'),
    thanks: say('form.thanks'),
  };
}
