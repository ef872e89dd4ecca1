/** @jsxImportSource preact @jsxRuntime automatic */
import type { ComponentChildren } from 'preact';
import type { HeadForm } from '../../art/directions';
import type { GroundName } from '../../colour/ground';
import type { Section } from '../../model/page';
import { longestWord } from '../longest-word';
import { usePage } from '../page-scope';

export interface SectionProps<Kind extends Section['kind']> {
  readonly section: Extract<Section, { kind: Kind }>;
  readonly ground: GroundName;
}

interface FrameProps {
  readonly section: Section;
  readonly ground: GroundName;
  readonly children: ComponentChildren;
  /** A head other than the direction's: `none` when the layout sets the heading itself. */
  readonly head?: HeadForm | 'none';
  /** Its content is a line or two: the heading is set small beside it. */
  readonly brief?: boolean;
  /** Its heading stands beside reading text, which is no wider than it is read well. */
  readonly reading?: boolean;
}

export function SectionHead({ section }: { readonly section: Section }) {
  if (section.heading === null && section.lead === undefined) return null;
  return (
    <div class="head">
      {section.heading !== null && (
        <h2 class={`title ${longestWord(section.heading)}`} id={`${section.id}-title`}>
          {section.heading}
        </h2>
      )}
      {section.lead !== undefined && <p class="lead">{section.lead}</p>}
    </div>
  );
}

/** Half of a screen has no room for a heading at the side, and the two halves begin on one line. */
function headForm(
  usual: HeadForm | 'none',
  { paired, beside }: { readonly paired: boolean; readonly beside: boolean },
): HeadForm | 'none' {
  if (usual === 'none') return usual;
  if (paired) return 'stacked';
  return beside && usual === 'stacked' ? 'aside' : usual;
}

/** One section on its ground, with its heading where the art direction puts it. */
export function SectionFrame({
  section,
  ground,
  children,
  head,
  brief = false,
  reading = false,
}: FrameProps) {
  const { direction } = usePage();
  const hasHead = section.heading !== null || section.lead !== undefined;
  const usual = head ?? (hasHead ? direction.heads : 'none');
  const paired = section.side !== undefined;
  const form = headForm(usual, { paired, beside: brief || reading });
  const labelled = section.heading === null ? undefined : `${section.id}-title`;
  return (
    <section
      class={`section on-${ground} section-${section.kind} ${section.kind}-${section.layout}${brief && !paired ? ' is-brief' : ''}${paired ? ` pair-${section.side}` : ''}`}
      id={section.id}
      aria-labelledby={labelled}
    >
      <div class={`wrap head-${form}`}>
        {form !== 'none' && <SectionHead section={section} />}
        <div class="body">{children}</div>
      </div>
    </section>
  );
}
