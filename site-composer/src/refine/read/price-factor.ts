const raised =
  /^(?:please )?(?:put|raise|increase|bump|bring|lower|reduce|cut|drop|take|knock)\s+(?:(?:up|down)\s+)?(?:all |all of )?(?:the |our |my )?(?:\p{L}+ )?prices?(?: of everything| on everything)?(?:\s+(up|down|off))?(?:\s+by)?\s+(\d{1,2}(?:[.,]\d)?)\s?(?:%|per ?cent)(?: (?:across the board|on everything|please))?$/iu;
const offAll =
  /^(?:please )?(?:(?:take|knock|give)\s+)?(\d{1,2}(?:[.,]\d)?)\s?(?:%|per ?cent)\s+off\s+(?:all |all of )?(?:the |our |my )?(?:prices?|everything)$/iu;
const lowers = /^(?:please )?(?:lower|reduce|cut|drop|take|knock|give)\b/iu;

/** By how much every price is to change, as a factor; null where something else is asked for. */
export function priceFactor(request: string): number | null {
  const said = request.replace(/[.!\s]+$/u, '');
  const [, direction, share] = raised.exec(said) ?? [];
  const [, off] = offAll.exec(said) ?? [];
  const percent = Number((share ?? off ?? '').replace(',', '.'));
  if (!(percent > 0)) return null;
  const isLower =
    off !== undefined ||
    direction === 'down' ||
    direction === 'off' ||
    (direction === undefined && lowers.test(said));
  return 1 + (isLower ? -percent : percent) / 100;
}
