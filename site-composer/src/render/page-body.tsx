/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { GroundName } from '../colour/palette';
import type { Section } from '../model/page';
import { groundsOf } from './grounds';
import { componentOf, layoutOf } from './layouts';
import type { SectionProps } from './parts/section-frame';
import { SiteFooter } from './parts/site-footer';
import { SiteHeader } from './parts/site-header';
import { usePage, useScript } from './page-scope';

interface PlacedSection {
  readonly section: Section;
  readonly ground: GroundName;
}

function PageSection({ section, ground }: PlacedSection) {
  const Layout = componentOf(section.kind, section.layout) as ComponentType<
    SectionProps<Section['kind']>
  >;
  const placed = { ...section, layout: layoutOf(section.kind, section.layout) };
  return <Layout section={placed} ground={ground} />;
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
