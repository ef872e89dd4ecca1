/** @jsxImportSource preact @jsxRuntime automatic */
import { usePage } from '../page-scope';
import { PageForm } from '../parts/fields';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** A form on its own: in a panel, or beside its heading. */
export function FormSection({ section, ground }: SectionProps<'form'>) {
  const { direction } = usePage();
  const panel = direction.heads === 'centred' ? 'centred' : 'stacked';
  return (
    <SectionFrame
      section={section}
      ground={ground}
      head={section.layout === 'split' ? 'aside' : panel}
    >
      <PageForm
        id={section.id}
        fields={section.fields}
        submit={section.submit}
        thanks={section.thanks}
      />
    </SectionFrame>
  );
}
