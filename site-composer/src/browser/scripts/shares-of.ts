/** What each pays of a sum, by how much each used; hundredths that are left over go to the first. */
export function sharesOf(total: number, used: readonly number[]): number[] {
  const all = used.reduce((sum, one) => sum + one, 0);
  if (all <= 0) return used.map(() => 0);
  const cents = Math.round(total * 100);
  const shares = used.map((one) => Math.floor((cents * one) / all));
  let left = cents - shares.reduce((sum, one) => sum + one, 0);
  return shares.map((share, index) => {
    const more = left > 0 && (used[index] ?? 0) > 0 ? 1 : 0;
    left -= more;
    return (share + more) / 100;
  });
}
