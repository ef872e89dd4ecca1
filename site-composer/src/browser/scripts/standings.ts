/** One result. Without scores the sign of `first - second` tells who won. */
export interface Match {
  readonly one: string;
  readonly other: string;
  readonly first: number;
  readonly second: number;
}

/** What a win, a draw and a defeat count. */
export type PointRules = readonly [win: number, draw: number, lost: number];

export interface Standing {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  /** Scored minus conceded. */
  readonly difference: number;
}

function standingOf(name: string, matches: readonly Match[], rules: PointRules): Standing {
  const own = matches.flatMap(({ one, other, first, second }) => {
    if (one === name) return [first - second];
    return other === name ? [second - first] : [];
  });
  const won = own.filter((by) => by > 0).length;
  const drawn = own.filter((by) => by === 0).length;
  const lost = own.length - won - drawn;
  return {
    name,
    played: own.length,
    won,
    drawn,
    lost,
    points: won * rules[0] + drawn * rules[1] + lost * rules[2],
    difference: own.reduce((sum, by) => sum + by, 0),
  };
}

/** By points, then difference, then the order in which the names were given. */
export function standings(
  names: readonly string[],
  matches: readonly Match[],
  rules: PointRules,
): Standing[] {
  return names
    .map((name) => standingOf(name, matches, rules))
    .toSorted((one, other) => other.points - one.points || other.difference - one.difference);
}

/** Who beats somebody above takes their place, and those between move down by one. */
export function ladder(names: readonly string[], matches: readonly Match[]): string[] {
  let order = [...names];
  for (const { one, other, first, second } of matches) {
    if (first === second) continue;
    const [winner, loser] = first > second ? [one, other] : [other, one];
    const from = order.indexOf(winner);
    const to = order.indexOf(loser);
    if (to < 0 || from < to) continue;
    order = order.filter((name) => name !== winner);
    order.splice(to, 0, winner);
  }
  return order;
}
