import type { ModelSpendingDay } from 'shared-kit/contract';

/** Four decimals for amounts below a cent. */
const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: amount < 1 ? 4 : 2,
  }).format(amount);

type Costs = ModelSpendingDay['costs'];

/** Costs such as “$1.20 and €0.0034”; a dash where unknown. */
export const formatCosts = (costs: Costs): string =>
  costs.length === 0
    ? '–'
    : costs.map(({ amount, currency }) => formatMoney(amount, currency)).join(' and ');

export const formatCount = (count: number): string => count.toLocaleString('en');

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
export const formatDay = (text: string): string => day.format(new Date(`${text}T00:00:00Z`));

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
export const formatTime = (iso: string): string => moment.format(new Date(iso));

/** Total of all days. */
export function totalOf(days: readonly ModelSpendingDay[]): Omit<ModelSpendingDay, 'day'> {
  const costs = new Map<string, number>();
  for (const { currency, amount } of days.flatMap((one) => one.costs)) {
    costs.set(currency, (costs.get(currency) ?? 0) + amount);
  }
  const sum = (read: (one: ModelSpendingDay) => number) =>
    days.reduce((total, one) => total + read(one), 0);
  return {
    generations: sum((one) => one.generations),
    input_tokens: sum((one) => one.input_tokens),
    output_tokens: sum((one) => one.output_tokens),
    costs: [...costs].map(([currency, amount]) => ({ currency, amount })),
  };
}
