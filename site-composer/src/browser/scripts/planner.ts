import { labelled, make } from './dom';
import { costOf, timesOf } from './schedule-times';
import type { PlannedTimes, TimedMilestone, TimedStep } from './schedule-times';
import { startTools } from './tool';
import type { Tool } from './tool';

interface PlannerPlan {
  readonly clock: boolean;
  readonly from: 'start' | 'end';
  readonly over?: string;
  readonly programmes: readonly { readonly name: string; readonly steps: readonly TimedStep[] }[];
  readonly milestones: readonly TimedMilestone[];
  readonly energy: {
    readonly kilowatts: number;
    readonly price: number;
    readonly currency: string;
  } | null;
  readonly print: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The value of a control for days, and for days with a time, in the time of the device. */
const entered = (date: Date, clock: boolean): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}${
    clock ? `T${two(date.getHours())}:${two(date.getMinutes())}` : ''
  }`;

function startPlanner({ root, plan, labels, language, id }: Tool<PlannerPlan>): void {
  const { clock, programmes, milestones, energy } = plan;
  const word = (name: string) => labels[name] ?? '';
  const written = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(clock ? { hour: 'numeric', minute: '2-digit' } : { year: 'numeric' }),
  });
  const money = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const number = (name: string, value: number) =>
    make('input', { id: `${id}-${name}`, type: 'number', min: '0', step: 'any', value });
  const start = make('input', {
    id: `${id}-start`,
    type: clock ? 'datetime-local' : 'date',
    value: entered(new Date(), clock),
  });
  const radios = programmes.map(({ name }, index) => {
    const radio = make('input', {
      type: 'radio',
      name: `${id}-programme`,
      id: `${id}-p${index}`,
      checked: index === 0,
    });
    return make('label', { className: 'planner-choice', htmlFor: radio.id }, [radio, name]);
  });
  const chosen = () =>
    programmes[
      Math.max(
        0,
        radios.findIndex((radio) => radio.querySelector('input')?.checked === true),
      )
    ];
  const power = number('power', energy?.kilowatts ?? 0);
  const price = number('price', energy?.price ?? 0);
  const result = make('div', { className: 'results' });
  result.setAttribute('aria-live', 'polite');
  const body = make('tbody');
  const heads = [word('step'), word('begins'), word('ends')];
  const table = make('table', { className: 'entries planner-steps' }, [
    make('thead', {}, [
      make(
        'tr',
        {},
        heads.map((head) => make('th', { scope: 'col' }, [head])),
      ),
    ]),
    body,
  ]);
  const cell = (label: string, text: string) => {
    const made = make('td', {}, [text]);
    made.dataset['label'] = label;
    return made;
  };
  const fact = (label: string, value: string, note = '') =>
    make('div', { className: 'result' }, [
      make('span', {}, [label]),
      make('output', {}, [value]),
      ...(note === '' ? [] : [make('strong', { className: 'mark' }, [note])]),
    ]);
  const drawSteps = ({ steps }: PlannedTimes) => {
    // A single length without a name is told by its end.
    table.hidden = steps.every(({ label }) => label === '');
    body.replaceChildren(
      ...steps.map(({ label, from, to }) =>
        make('tr', {}, [
          make('th', { scope: 'row' }, [label]),
          cell(word('begins'), written.format(from)),
          cell(word('ends'), to > from ? written.format(to) : '–'),
        ]),
      ),
    );
  };
  const show = () => {
    const date = new Date(clock ? start.value : `${start.value}T12:00`);
    const isDate = !Number.isNaN(date.getTime());
    const times = timesOf(isDate ? date : new Date(), plan.from, chosen()?.steps ?? [], milestones);
    drawSteps(times);
    const cost = costOf(times.minutes, power.valueAsNumber || 0, price.valueAsNumber || 0);
    const hasSteps = times.steps.length > 0;
    result.replaceChildren(
      ...(plan.from === 'end' ? [fact(word('startsAt'), written.format(times.start))] : []),
      ...(hasSteps && plan.from === 'start'
        ? [fact(plan.over ?? word('done'), written.format(times.end))]
        : []),
      ...times.milestones.map(({ label, at, note }) => fact(label, written.format(at), note)),
      ...(energy ? [fact(word('cost'), `${energy.currency}${money.format(cost)}`)] : []),
    );
  };
  const choose = make('fieldset', { className: 'planner-programmes' }, [
    make('legend', {}, [word('programme')]),
    ...radios,
  ]);
  const print = make('button', { className: 'button', type: 'button' }, [word('print')]);
  print.addEventListener('click', () => window.print());
  root.append(
    ...(programmes.length > 1 ? [choose] : []),
    make('div', { className: 'tool-row' }, [
      labelled(start, word(plan.from === 'end' ? 'readyAt' : 'startsAt')),
      ...(energy ? [labelled(power, 'kW'), labelled(price, `${energy.currency} / kWh`)] : []),
    ]),
    result,
    make('div', { className: 'table-frame' }, [table]),
    ...(plan.print ? [print] : []),
  );
  root.addEventListener('input', show);
  show();
}

startTools('planner', startPlanner);
