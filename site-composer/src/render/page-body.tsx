/** @jsxImportSource preact @jsxRuntime automatic */
import { createElement } from 'preact';
import type { GroundName } from '../colour/ground';
import type { Section } from '../model/page';
import { groundsOf } from './grounds';
import { componentOf, layoutOf } from './layouts';
import { SiteFooter } from './parts/site-footer';
import { SiteHeader } from './parts/site-header';
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

/** Everything between the body's tags. */
export function PageBody({ sections }: { readonly sections: readonly Section[] }) {
  const { plan, direction, labels } = usePage();
  useScript('reveal');
  const grounds = groundsOf(sections, direction);
  const asked = plan.look.asked;
  const headerGround = asked['header'] ? 'header' : (grounds[0] ?? 'paper');
  return (
    <>
      <a class="skip" href="#main">
        {labels.skip}
      </a>
      <SiteHeader sections={sections} ground={headerGround} />
      <main id="main">
        {sections.map((section, index) => (
          <PageSection key={section.id} section={section} ground={grounds[index] ?? 'paper'} />
        ))}
      </main>
      <SiteFooter ground="footer" />
    </>
  );
}
