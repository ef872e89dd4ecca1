/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import type { OpeningHours } from '../../model/brief';
import { weekday } from '../labels/labels';
import { OpenFacts } from '../parts/open-facts';
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
  const { labels } = usePage();
  const { hours, hoursWords } = section;
  if (hours.length === 0 && hoursWords === null) return <OpenFacts facts={['hours']} />;
  return (
    <div class="visit-part">
      <h3>
        <Glyph name="clock" />
        {labels.hours}
      </h3>
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

function Where({ section }: Pick<VisitProps, 'section'>) {
  const { labels } = usePage();
  if (section.address === null) return <OpenFacts facts={['address']} />;
  return (
    <div class="visit-part">
      <h3>
        <Glyph name="place" />
        {labels.address}
      </h3>
      <address>{section.address}</address>
    </div>
  );
}

function Areas({ section }: Pick<VisitProps, 'section'>) {
  const { labels } = usePage();
  if (section.areas.length === 0) return null;
  return (
    <div class="visit-part">
      <h3>
        <Glyph name="place" />
        {labels.areas}
      </h3>
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
  const aside = section.layout === 'split' && section.heading !== null;
  return (
    <SectionFrame section={section} ground={ground} head={aside ? 'aside' : undefined}>
      <div class="visit">
        <Where section={section} />
        <Hours section={section} />
        <Areas section={section} />
      </div>
    </SectionFrame>
  );
}
