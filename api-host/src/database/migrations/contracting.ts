/**
 * Migrations that remove what hosts of an earlier version still use, or require what they do not
 * write. Two versions run side by side while hosts are replaced (`docs/scaling.md`), so such a step
 * comes one version later than the code that no longer needs it. Listed here with the last
 * migration of that version.
 */
export const contracting: Readonly<Record<string, string>> = {
  // Failure counts use the wider key; a host from before 0052 cannot add to them, but counts
  // nothing else wrongly.
  '0052-stable-alarms': '0052-stable-alarms',
};

/**
 * Migrations that replace a check by a wider one, which requires dropping the old one: whatever a
 * host of an earlier version writes is still allowed. Each with what is additionally allowed.
 */
export const widening: Readonly<Record<string, string>> = {
  '0063-release-audiences': "'audience' as a weight and as a kind of witness",
};
