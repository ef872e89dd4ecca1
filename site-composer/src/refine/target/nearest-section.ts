import { meaningOf, nearness } from '../../catalogue/words/word-vectors';
import { plainWords } from '../page/plain-words';
import type { Site } from '../site';
import { fillers, sectionsOf } from './sections';
import type { PageSection } from './sections';

/** The one whose heading is nearest in meaning, where it is near and the others are not. */
export function nearestSection(site: Site, phrase: string): PageSection | null {
  const wanted = meaningOf(
    plainWords(phrase)
      .split(' ')
      .filter((word) => !fillers.has(word)),
  );
  if (!wanted) return null;
  const ranked = sectionsOf(site)
    .filter(({ first }) => !first)
    .map((section) => {
      const own = meaningOf(
        plainWords(`${section.heading} ${section.id.replaceAll(/[-_]/g, ' ')}`)
          .split(' ')
          .filter((word) => !fillers.has(word)),
      );
      return { section, value: own ? nearness(own, wanted) : 0 };
    })
    .toSorted((one, other) => other.value - one.value);
  const [best, next] = ranked;
  return best && best.value > 0.7 && best.value - (next?.value ?? 0) > 0.08 ? best.section : null;
}
