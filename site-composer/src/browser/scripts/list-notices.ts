import { make } from './dom';
import type { ListPlan } from './list-row';
import type { Row } from './list-rows';
import { limitsPassed, summaryOf, tooSoon } from './log-notes';

type Word = (name: string, values?: Record<string, string | number>) => string;

const labelOf: Readonly<Record<string, string>> = {
  average: 'averageOf',
  last: 'lastOf',
  today: 'todayOf',
  week: 'weekOf',
};

export interface Notices {
  readonly place: HTMLElement;
  /** Warns of an entry; whether it is to wait until it is confirmed. */
  check(rows: readonly Row[], row: Row, add: () => void): boolean;
  /** Offers to take back what was deleted. */
  deleted(restore: () => void): void;
  summarise(rows: readonly Row[], format: (value: number) => string): void;
  clear(): void;
}

/** What a list says of its entries: warnings at told limits, sums that were asked for, and the way back from a deletion. */
export function noticesFor(plan: ListPlan, word: Word): Notices {
  const warnings = make('div', { className: 'log-warnings' });
  warnings.setAttribute('role', 'alert');
  const sums = make('div', { className: 'log-sums' });
  const undo = make('p', { className: 'tool-note' });
  undo.setAttribute('role', 'status');
  const button = (text: string, run: () => void) => {
    const made = make('button', { className: 'plain-button', type: 'button' }, [text]);
    made.addEventListener('click', run);
    return made;
  };
  const warn = (texts: readonly string[], more: readonly Node[] = []) =>
    warnings.replaceChildren(
      ...texts.map((text) => make('p', { className: 'log-warning' }, [text])),
      ...more,
    );
  return {
    place: make('div', {}, [warnings, undo, sums]),
    check(rows, row, add) {
      undo.replaceChildren();
      const told = limitsPassed(row, plan.limits ?? []);
      const near =
        plan.apart === undefined || plan.moment === undefined
          ? null
          : tooSoon(rows, row, plan.moment, plan.apart);
      if (near === null) {
        warn(told);
        return false;
      }
      const text = word('tooSoon', { hours: Math.floor(near / 60), minutes: near % 60 });
      const again = () => {
        add();
        warn(told);
      };
      warn([text, ...told], [button(word('addAnyway'), again)]);
      return true;
    },
    deleted(restore) {
      const back = button(word('takeBack'), () => {
        undo.replaceChildren();
        restore();
      });
      undo.replaceChildren(word('deleted'), ' ', back);
    },
    summarise(rows, format) {
      sums.replaceChildren(
        ...(plan.summaries ?? []).flatMap((summary) => {
          const amount = summaryOf(rows, summary, plan.moment, new Date());
          const field = plan.columns.find(({ name }) => name === summary.column)?.label ?? '';
          return amount === null
            ? []
            : [
                make('p', { className: 'entries-total' }, [
                  word(labelOf[summary.kind] ?? 'lastOf', { field, amount: format(amount) }),
                ]),
              ];
        }),
      );
    },
    clear() {
      warn([]);
    },
  };
}
