/** The amount in a price as people write it: "€1.250,00", "£4.50", "12,50 €"; null when there is none. */
export function amountOf(price: string): number | null {
  const digits = /\d[\d.,\s]*/u.exec(price)?.[0].replace(/\s/gu, '').replace(/[.,]$/u, '');
  if (!digits) return null;
  const decimals = /[.,](\d{1,2})$/u.exec(digits);
  const whole = (decimals ? digits.slice(0, decimals.index) : digits).replace(/[.,]/gu, '');
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
}
