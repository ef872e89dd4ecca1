export interface TimedStep {
  readonly label: string;
  readonly minutes: number;
}

export interface TimedMilestone extends TimedStep {
  readonly from: 'start' | 'end';
  readonly note?: string;
}

export interface PlannedTimes {
  readonly steps: readonly { readonly label: string; readonly from: Date; readonly to: Date }[];
  readonly start: Date;
  readonly end: Date;
  readonly milestones: readonly {
    readonly label: string;
    readonly at: Date;
    readonly note?: string;
  }[];
  readonly minutes: number;
}

const day = 1440;

/** Whole days are counted by the calendar: the day after the clocks change is still the next day. */
export function later(date: Date, minutes: number): Date {
  const made = new Date(date);
  if (minutes % day === 0) made.setDate(made.getDate() + minutes / day);
  else made.setTime(made.getTime() + Math.round(minutes * 60_000));
  return made;
}

const added = (steps: readonly TimedStep[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** When each step begins and ends, from when it all starts or from when it is to be over. */
export function timesOf(
  entered: Date,
  from: 'start' | 'end',
  steps: readonly TimedStep[],
  milestones: readonly TimedMilestone[],
): PlannedTimes {
  const minutes = added(steps);
  const start = from === 'end' ? later(entered, -minutes) : entered;
  const timed = steps.map(({ label, minutes: own }, index) => {
    const before = added(steps.slice(0, index));
    return { label, from: later(start, before), to: later(start, before + own) };
  });
  // Without steps the last day counted from the start is what the others are counted from.
  const counted = milestones.flatMap((one) => (one.from === 'start' ? [one.minutes] : []));
  const end = later(start, steps.length > 0 ? minutes : Math.max(0, ...counted));
  const found = milestones
    .map(({ label, minutes: own, from: origin, note }) => ({
      label,
      at: later(origin === 'end' ? end : start, own),
      ...(note === undefined ? {} : { note }),
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return { steps: timed, start, end, milestones: found, minutes };
}

/** Electricity from start to end. */
export function costOf(minutes: number, kilowatts: number, price: number): number {
  return (minutes / 60) * kilowatts * price;
}
