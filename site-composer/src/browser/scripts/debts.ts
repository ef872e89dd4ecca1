export interface Payment {
  readonly what: string;
  readonly by: string;
  /** In hundredths, so that sums stay exact. */
  readonly cents: number;
}

export interface Debt {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
}

/** What everybody has paid less their equal share, in hundredths; odd cents go to the first ones. */
function balances(people: readonly string[], payments: readonly Payment[]): number[] {
  const total = payments.reduce((sum, { cents }) => sum + cents, 0);
  const share = Math.floor(total / people.length);
  const odd = total - share * people.length;
  return people.map((name, at) => {
    const paid = payments
      .filter(({ by }) => by === name)
      .reduce((sum, { cents }) => sum + cents, 0);
    return paid - share - (at < odd ? 1 : 0);
  });
}

/** The fewest obvious payments that make it even: the largest debt goes to whoever is owed most. */
export function debts(people: readonly string[], payments: readonly Payment[]): Debt[] {
  const known = payments.filter(({ by }) => people.includes(by));
  const left = people.length === 0 ? [] : balances(people, known);
  const found: Debt[] = [];
  // Each turn settles one person at least.
  for (let turn = 0; turn < people.length; turn += 1) {
    const owed = left.indexOf(Math.max(...left));
    const owing = left.indexOf(Math.min(...left));
    const cents = Math.min(left[owed] ?? 0, -(left[owing] ?? 0));
    if (cents <= 0) break;
    left[owed] = (left[owed] ?? 0) - cents;
    left[owing] = (left[owing] ?? 0) + cents;
    found.push({ from: people[owing] ?? '', to: people[owed] ?? '', cents });
  }
  return found;
}
