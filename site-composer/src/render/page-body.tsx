/** @jsxImportSource preact @jsxRuntime automatic */
import { createElement } from 'preact';
import { askedPair } from '../colour/asked-pair';
import type { GroundName } from '../colour/ground';
import { isPale } from '../colour/place-of-colour';
import type { Look, Section } from '../model/page';
import { groundsOf } from './grounds';
import { componentOf, layoutOf } from './layouts';
import { SiteFooter } from './parts/site-footer';
import { SiteHeader } from './parts/site-header';
import { longestLength } from './longest-word';
import { sizeOf } from './sections/hero/hero-parts';
import { usePage, useScript } from './page-scope';

interface PlacedSection {
  readonly section: Section;
  readonly ground: GroundName;
}

function PageSection({ section, ground }: PlacedSection) {
  const layout = layoutOf(section.kind, section.layout);
  const component = componentOf<Section['kind']>(section.kind, layout);
  return createElement(component, { section: { ...section, layout }, ground });
}

/** The header belongs to the first screen; a pale second colour that was asked for is seen there. */
function headerGroundOf(first: GroundName, look: Look): GroundName {
  const { second } = askedPair(look, look.asked['background'] ?? '#ffffff');
  return first === 'accent' && second !== null && isPale(second) ? 'tint' : first;
}

/** Letters of a word from which a headline is small on a phone, and smaller still. */
const long = 12;
const longest = 17;

/** Tells the headings of sections how large the headline is: none of them is larger. */
function headlineClass(sections: readonly Section[]): string | undefined {
  const hero = sections.find((section) => section.kind === 'hero');
  if (hero?.kind !== 'hero') return undefined;
  const after = sizeOf(hero.headline).replace('size', 'after');
  const letters = longestLength(hero.headline);
  if (letters < long) return after;
  return `${after} ${letters < longest ? 'after-long' : 'after-longest'}`;
}

/** Everything between the body's tags. */
export function PageBody({ sections }: { readonly sections: readonly Section[] }) {
  const { plan, direction, labels } = usePage();
  useScript('reveal');
  const grounds = groundsOf(sections, direction, plan.look);
  const asked = plan.look.asked;
  const headerGround = asked['header']
    ? 'header'
    : headerGroundOf(grounds[0] ?? 'paper', plan.look);
  return (
    <>
      <a class="skip" href="#main">
        {labels.skip}
      </a>
      <SiteHeader sections={sections} ground={headerGround} />
      <main id="main" class={headlineClass(sections)}>
        {sections.map((section, index) => (
          <PageSection key={section.id} section={section} ground={grounds[index] ?? 'paper'} />
        ))}
      </main>
      <SiteFooter ground="footer" />
    </>
  );
}
