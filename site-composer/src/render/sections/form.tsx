/** @jsxRuntime automatic @jsxImportSource preact */
import { PageForm } from '../parts/fields';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** A form on its own: in a panel, or beside its heading. */
export function FormSection({ section, ground }: SectionProps<'form'>) {
  return (
    <SectionFrame
      section={section}
      ground={ground}
      head={section.layout === 'split' ? 'aside' : 'stacked'}
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
