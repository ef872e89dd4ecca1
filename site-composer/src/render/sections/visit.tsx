/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import type { OpeningHours } from '../../model/brief';
import { weekday } from '../labels/labels';
import { takeOpen } from '../parts/open-facts';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { usePage } from '../page-scope';

type VisitProps = SectionProps<'visit'>;

function HoursRow({ hours }: { readonly hours: OpeningHours }) {
  const { labels, plan } = usePage();
  const from = weekday(hours.from, plan.language);
  const days = hours.to === hours.from ? from : `${from} – ${weekday(hours.to, plan.language)}`;
  const open =
    hours.opens === null ? labels.closed : [hours.opens, hours.closes].filter(Boolean).join(' – ');
  return (
    <tr>
      <th scope="row">{days}</th>
      <td>{open}</td>
    </tr>
  );
}

function Hours({ section }: Pick<VisitProps, 'section'>) {
  const page = usePage();
  const { labels } = page;
  const { hours, hoursWords } = section;
  if (hours.length === 0 && hoursWords === null) {
    return takeOpen(page, ['hours']).length > 0 ? <OpenHours /> : null;
  }
  return (
    <div class="visit-part">
      {section.heading !== labels.hours && (
        <h3>
          <Glyph name="clock" />
          {labels.hours}
        </h3>
      )}
      {hours.length > 0 && (
        <table class="hours">
          <tbody>
            {hours.map((row) => (
              <HoursRow key={row.from} hours={row} />
            ))}
          </tbody>
        </table>
      )}
      {hoursWords !== null && <p>{hoursWords}</p>}
    </div>
  );
}

/** Its heading comes with the hours. */
function OpenHours() {
  const { labels } = usePage();
  return (
    <div class="visit-part" data-fact="hours" data-item="" hidden>
      <h3>
        <Glyph name="clock" />
        {labels.hours}
      </h3>
      <p data-fact-value />
    </div>
  );
}

/** Until the address is given the town stands for it. */
function Where({ section }: Pick<VisitProps, 'section'>) {
  const page = usePage();
  const { labels } = page;
  const isOpen = takeOpen(page, ['address']).length > 0;
  if (section.address === null && !isOpen) return null;
  const town = isOpen ? section.address : null;
  return (
    <div class="visit-part" {...(isOpen && town === null ? openAddress : {})}>
      <h3>
        <Glyph name="place" />
        {labels.address}
      </h3>
      {town !== null && <address data-until-fact="address">{town}</address>}
      {isOpen && <address {...(town === null ? { 'data-fact-value': '' } : openAddress)} />}
      {!isOpen && <address data-fact="address">{section.address}</address>}
    </div>
  );
}

const openAddress = { 'data-fact': 'address', 'data-item': '', hidden: true } as const;

function Areas({ section }: Pick<VisitProps, 'section'>) {
  const { labels } = usePage();
  if (section.areas.length === 0) return null;
  const { address, hours, hoursWords } = section;
  // Alone they are what the section's own heading says.
  const isAlone = address === null && hours.length === 0 && hoursWords === null;
  const isBeside = !isAlone || section.heading === null;
  return (
    <div class="visit-part">
      {isBeside && (
        <h3>
          <Glyph name="place" />
          {labels.areas}
        </h3>
      )}
      <ul class="areas">
        {section.areas.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </ul>
    </div>
  );
}

/** Where it is, when it is open, which area it serves. */
export function Visit({ section, ground }: VisitProps) {
  const { direction } = usePage();
  const centred = direction.heads === 'centred';
  const aside = section.layout === 'split' && section.heading !== null && !centred;
  return (
    <SectionFrame section={section} ground={ground} head={aside ? 'aside' : undefined}>
      <VisitParts section={section} />
    </SectionFrame>
  );
}

/** Each of them with a heading of its own. */
export function VisitParts({
  section,
  id,
}: Pick<VisitProps, 'section'> & { readonly id?: string }) {
  return (
    <div class="visit" id={id}>
      <Where section={section} />
      <Hours section={section} />
      <Areas section={section} />
    </div>
  );
}
