const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "Phone is 020 …" as a part of its own says nothing without the number. */
const labels =
  '(?:(?:my|our|the) )?(?:phone|tel(?:ephone|efon)?|mobile|number|ring|call|text|whats ?app|tél(?:éphone)?|telefono|teléfono|rufnummer|mobil)(?: (?:number|no))?(?: is)?[.:]?';

/**
 * A sentence without a telephone number, which stands with the ways to get in touch: "Ring Fiona, not after 8pm". Where the number is
 * what is to be rung, its owner takes its place. Empty where nothing is left.
 */
export function withoutNumbers(
  text: string,
  phones: readonly string[],
  owner: 'me' | 'us',
): string {
  return phones.reduce((told, phone) => withoutNumber(told, escaped(phone), owner), text);
}

function withoutNumber(text: string, phone: string, owner: 'me' | 'us'): string {
  if (!new RegExp(phone, 'u').test(text)) return text;
  const part = new RegExp(
    String.raw`(?:^|[,;]\s|\s(?:and|or|und|et)\s)${labels}\s?${phone}(?=\s*(?:[,;.!]|$))`,
    'iu',
  );
  if (part.test(text)) return tidied(text.replace(part, ''));
  // "On 01837 … or by hello@…": both stand with the ways to get in touch.
  const both = new RegExp(
    String.raw`\s(?:on|at|via|unter|au)\s${phone}\s(?:or|and|oder|ou)\s(?:at |by |via )?\S+@\S+?(?=[.,;]?(?:\s|$))`,
    'iu',
  );
  if (both.test(text)) return tidied(text.replace(both, ''));
  return tidied(
    text
      // "Out of hours ring 01328 …": somebody is rung.
      .replace(
        new RegExp(String.raw`\b(ring|call|text|phone|message|whats ?app)\s${phone}`, 'iu'),
        `$1 ${owner}`,
      )
      .replace(
        new RegExp(
          String.raw`\s?(?:,\s|:\s|[–—-]\s|\(|\b(?:on|at|unter|au|al|sur|op)\s)?${phone}\)?`,
          'iu',
        ),
        ' ',
      ),
  );
}

const tidied = (text: string): string => {
  const told = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s(?=[,.;:!?])/g, '')
    .replace(/^[\s,;]+/, '')
    .replace(/\s(?:on|at|or|and|und|oder|et|ou)(?=[.!?]?$)/iu, '')
    .trim();
  return /\p{L}{3}/u.test(told) ? told : '';
};
