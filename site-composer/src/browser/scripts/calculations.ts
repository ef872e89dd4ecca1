/** A calculator: inputs with initial values, and outputs. Names are ids of labels. */
export interface Calculation {
  readonly inputs: readonly { readonly label: string; readonly value: number }[];
  readonly results: readonly string[];
  readonly compute: (values: readonly number[]) => readonly number[];
}

/** What a loan costs each month: the usual annuity; without interest the plain share. */
function monthlyPayment(amount: number, yearlyRate: number, years: number): number {
  const months = Math.max(1, years * 12);
  const rate = yearlyRate / 1200;
  return rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
}

function savings(monthly: number, yearlyRate: number, years: number): number {
  const months = Math.max(0, years * 12);
  const rate = yearlyRate / 1200;
  return rate === 0 ? monthly * months : (monthly * ((1 + rate) ** months - 1)) / rate;
}

const input = (label: string, value: number) => ({ label, value });

export const calculations: Readonly<Record<string, Calculation>> = {
  percent: {
    inputs: [input('value', 200), input('percent', 15)],
    results: ['share', 'total'],
    compute: ([value = 0, percent = 0]) => [
      (value * percent) / 100,
      value + (value * percent) / 100,
    ],
  },
  tip: {
    inputs: [input('amount', 60), input('tip', 10), input('people', 2)],
    results: ['total', 'each'],
    compute: ([amount = 0, tip = 0, people = 1]) => {
      const total = amount * (1 + tip / 100);
      return [total, total / Math.max(1, people)];
    },
  },
  loan: {
    inputs: [input('amount', 20_000), input('rate', 4), input('years', 10)],
    results: ['monthly', 'interest', 'total'],
    compute: ([amount = 0, rate = 0, years = 1]) => {
      const monthly = monthlyPayment(amount, rate, years);
      const total = monthly * Math.max(1, years * 12);
      return [monthly, total - amount, total];
    },
  },
  savings: {
    inputs: [input('saved', 100), input('rate', 3), input('years', 10)],
    results: ['savings', 'interest'],
    compute: ([monthly = 0, rate = 0, years = 0]) => {
      const end = savings(monthly, rate, years);
      return [end, end - monthly * years * 12];
    },
  },
  bmi: {
    inputs: [input('weight', 70), input('height', 175)],
    results: ['bodyMass'],
    compute: ([weight = 0, height = 1]) => [weight / (Math.max(1, height) / 100) ** 2],
  },
  area: {
    inputs: [input('length', 5), input('width', 4)],
    results: ['area', 'perimeter'],
    compute: ([length = 0, width = 0]) => [length * width, 2 * (length + width)],
  },
  fuel: {
    inputs: [input('distance', 300), input('consumption', 6), input('fuelPrice', 1.7)],
    results: ['fuelCost'],
    compute: ([distance = 0, consumption = 0, price = 0]) => [
      (distance / 100) * consumption * price,
    ],
  },
};
