import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';

const noCountdown =
  /\b(?:no|not|without|never|avoid|nor|don['’]t|kein\p{L}*|ohne|sans|pas|sin|senza|geen|sem)\b[^.!?\n]{0,60}\bcount ?down/iu;

export function planCountdown({ brief, say }: PageContext): DraftSection | null {
  const [date] = brief.facts.dates;
  const said = brief.prompt.slice(0, 20_000);
  const wanted = /\bcountdown|\bcount down/i.test(said) && !noCountdown.test(said);
  if (!wanted || !date || date.iso === null) return null;
  return {
    kind: 'countdown',
    heading: say('countdown'),
    navigation: null,
    datetime: date.iso,
    label: brief.name.text,
  };
}
