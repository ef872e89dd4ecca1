/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import type { GlyphName } from '../../art/glyph';
import { PageForm } from '../parts/fields';
import { OpenWays, takeOpen } from '../parts/open-facts';
import { SectionFrame, SectionHead } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { VisitParts } from './visit';
import { unbroken } from '../../text/telephone';
import { usePage } from '../page-scope';

type ContactProps = SectionProps<'contact'>;

interface WayProps {
  readonly glyph: GlyphName;
  readonly label: string | null;
  readonly href: string;
  readonly words: string;
  /** Which fact it says, where the owner may change it in a form. */
  readonly fact?: string;
}

/** The style sheets know the widths of addresses of these lengths. */
const shortest = 9;
const longest = 40;
const lettersOf = (words: string): string =>
  `letters-${Math.min(longest, Math.max(shortest, words.length))}`;

function Way({ glyph, label, href, words, fact }: WayProps) {
  const isAddress = words.includes('@');
  return (
    <li class="way">
      <Glyph name={glyph} />
      <span class="way-words">
        {label !== null && <span class="way-label">{label}</span>}
        <a
          href={href}
          data-fact={fact}
          class={isAddress ? `is-address ${lettersOf(words)}` : undefined}
        >
          {words}
        </a>
      </span>
    </li>
  );
}

/** A web address as people say it. */
function spoken(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');
}

function Ways({ section }: Pick<ContactProps, 'section'>) {
  const page = usePage();
  const { labels } = page;
  const { phone, email, links, further = [] } = section;
  const open = takeOpen(page, ['phone', 'email', 'social', 'address', 'hours']);
  const any = phone !== null || email !== null || links.length + open.length > 0;
  return (
    <div class="ways-part">
      {any && (
        <ul class="ways">
          {phone !== null && (
            <Way
              glyph="phone"
              label={section.phoneUse ?? labels.phone}
              href={`tel:${phone.replace(/[^+\d]/gu, '')}`}
              words={unbroken(phone)}
              fact="phone"
            />
          )}
          {email !== null && (
            <Way
              glyph="mail"
              label={section.emailUse ?? labels.email}
              href={`mailto:${email}`}
              words={email}
              fact="email"
            />
          )}
          {further.map(({ kind, words, use }) => (
            <Way
              key={words}
              glyph={kind === 'phone' ? 'phone' : 'mail'}
              label={use ?? labels[kind]}
              href={kind === 'phone' ? `tel:${words.replace(/[^+\d]/gu, '')}` : `mailto:${words}`}
              words={kind === 'phone' ? unbroken(words) : words}
            />
          ))}
          <OpenWays facts={open} />
          {links.map((link) => (
            <Way key={link} glyph="link" label={null} href={link} words={spoken(link)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * How to reach them, and a form where one was planned. The form stands beside what there is to say; where the page is
 * set in the middle, or the section takes half of the screen, it stands below.
 */
export function Contact({ section, ground }: ContactProps) {
  const { direction } = usePage();
  const { form, submit, visit } = section;
  if (form === null)
    return (
      <SectionFrame section={section} ground={ground} reading>
        <Ways section={section} />
      </SectionFrame>
    );
  const centred = direction.heads === 'centred';
  const place = section.side === undefined ? (centred ? 'form-below' : 'has-form') : 'in-half';
  return (
    <SectionFrame section={section} ground={ground} head="none">
      <div class={`contact ${place}`}>
        <div class="contact-words">
          <SectionHead section={section} />
          <Ways section={section} />
          {visit && (
            <>
              {visit.lead !== undefined && <p class="lead">{visit.lead}</p>}
              <VisitParts section={{ ...visit, heading: null }} id={visit.id} />
            </>
          )}
        </div>
        <PageForm id={section.id} fields={form} submit={submit} />
      </div>
    </SectionFrame>
  );
}
