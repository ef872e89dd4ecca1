/**
 * Migrations that take away what hosts of an earlier version still use, or ask of them what they do not write. Two
 * versions run beside each other while hosts are replaced (`docs/scaling.md`), so such a step comes a version later
 * than the code that does without it. Named here with the last migration of the version that no longer needs it.
 */
export const contracting: Readonly<Record<string, string>> = {
  // Counts of failures name the wider key; a host from before 0052 cannot add to them, and counts nothing else wrong.
  '0052-stable-alarms': '0052-stable-alarms',
};

/**
 * Migrations that put a wider check in the place of one, which needs the old one dropped: whatever a host of an earlier
 * version writes is still allowed. Each with what is allowed besides.
 */
export const widening: Readonly<Record<string, string>> = {
  '0063-release-audiences': "'audience' as a weight and as a kind of witness",
};
