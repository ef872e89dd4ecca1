/** @jsxImportSource preact @jsxRuntime automatic */
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { usePage, useScript } from '../page-scope';

const dateForm = { dateStyle: 'full', timeZone: 'UTC' } as const;

/** The day as words, counted down where scripts run. */
export function Countdown({ section, ground }: SectionProps<'countdown'>) {
  const { labels, plan } = usePage();
  useScript('countdown');
  const day = new Date(`${section.datetime.slice(0, 10)}T00:00:00Z`);
  const words = Number.isNaN(day.getTime())
    ? section.datetime
    : new Intl.DateTimeFormat(plan.language, dateForm).format(day);
  const units = [labels.days, labels.dayHours, labels.minutes, labels.seconds];
  return (
    <SectionFrame section={section} ground={ground} head="none">
      <div class="countdown" data-countdown={section.datetime} data-begun={labels.begun}>
        <h2 class="countdown-label" id={`${section.id}-title`}>
          {section.heading ?? section.label}
        </h2>
        <p class="countdown-day">
          <time dateTime={section.datetime}>{words}</time>
        </p>
        <p class="countdown-units" data-units={units.join('|')} />
      </div>
    </SectionFrame>
  );
}
