import type { MessageId } from '../catalogue/messages/messages';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';

type Awaited = PageContext['awaited'][number]['kind'];

const most = 4;
const longestNavigation = 18;

/** Notes that a section was asked for and has nothing yet. */
export function awaits({ awaited }: PageContext, words: string, kind: Awaited): void {
  if (awaited.length < most && !awaited.some((one) => one.words === words))
    awaited.push({ words, kind });
}

/** Where news is told, visitors leave their address; for the rest they write. */
const hears = new Set<Awaited>(['dates', 'news']);

/**
 * Sections that were asked for and have no content: what a visitor can do until there is some. Nothing in them is a fact that was
 * not given, and the member is told that they are still to be filled.
 */
export function planAwaited(context: PageContext): DraftSection[] {
  const { brief, say, awaited } = context;
  if (brief.purpose === 'application' || brief.asked.withoutForms === 'all') return [];
  const labels = awaited.map(({ kind }) => say(hears.has(kind) ? 'action.hear' : 'action.contact'));
  return awaited.map(({ words, kind }, at) => ({
    kind: 'call',
    heading: words,
    navigation: words.split(' ').length <= 2 && words.length <= longestNavigation ? words : null,
    text: say(`awaited.${kind}` satisfies MessageId),
    // Two sections beside each other lead to the same form once.
    actions:
      labels.lastIndexOf(labels[at] ?? '') === at
        ? [{ label: labels[at] ?? '', intent: 'contact', href: '#contact' }]
        : [],
  }));
}
