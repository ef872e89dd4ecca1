/** @jsxRuntime automatic @jsxImportSource preact */
import { Glyph } from '../../art/glyph';
import type { GlyphName } from '../../art/glyph';
import { PageForm } from '../parts/fields';
import { OpenFacts } from '../parts/open-facts';
import { SectionFrame, SectionHead } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { unbroken } from '../../text/telephone';
import { usePage } from '../page-scope';

type ContactProps = SectionProps<'contact'>;

interface WayProps {
  readonly glyph: GlyphName;
  readonly label: string | null;
  readonly href: string;
  readonly words: string;
}

function Way({ glyph, label, href, words }: WayProps) {
  return (
    <li class="way">
      <Glyph name={glyph} />
      <span class="way-words">
        {label !== null && <span class="way-label">{label}</span>}
        <a href={href}>{words}</a>
      </span>
    </li>
  );
}

/** A web address as people say it. */
function spoken(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/u, '').replace(/\/$/u, '');
}

function Ways({ section }: Pick<ContactProps, 'section'>) {
  const { labels } = usePage();
  const { phone, email, links } = section;
  const any = phone !== null || email !== null || links.length > 0;
  return (
    <div class="ways-part">
      {any && (
        <ul class="ways">
          {phone !== null && (
            <Way
              glyph="phone"
              label={labels.phone}
              href={`tel:${phone.replace(/[^+\d]/gu, '')}`}
              words={unbroken(phone)}
            />
          )}
          {email !== null && (
            <Way glyph="mail" label={labels.email} href={`mailto:${email}`} words={email} />
          )}
          {links.map((link) => (
            <Way key={link} glyph="link" label={null} href={link} words={spoken(link)} />
          ))}
        </ul>
      )}
      <OpenFacts facts={['phone', 'email', 'social', 'address', 'hours']} />
    </div>
  );
}

/** How to reach them, and a form where one was planned. */
export function Contact({ section, ground }: ContactProps) {
  const { form, submit } = section;
  if (form === null)
    return (
      <SectionFrame section={section} ground={ground}>
        <Ways section={section} />
      </SectionFrame>
    );
  return (
    <SectionFrame section={section} ground={ground} head="none">
      <div class="contact has-form">
        <div>
          <SectionHead section={section} />
          <Ways section={section} />
        </div>
        <PageForm id={section.id} fields={form} submit={submit} />
      </div>
    </SectionFrame>
  );
}
