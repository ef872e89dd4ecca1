import { businessFact } from 'shared-kit/contract';
import type { BusinessFact, PageFact } from 'shared-kit/contract';

/** Texts of a fact's form field. */
interface FactTexts {
  readonly label: string;
  /** Placeholder of the empty field. */
  readonly example: string;
  readonly type?: 'tel' | 'email';
  readonly autoComplete?: string;
  readonly lines?: boolean;
}

const words: Readonly<Record<BusinessFact['kind'], FactTexts>> = {
  name: { label: 'Business name', example: 'Corner Bakery', autoComplete: 'organization' },
  phone: { label: 'Telephone', example: '+44 113 496 0000', type: 'tel', autoComplete: 'tel' },
  email: { label: 'Email', example: 'hello@example.com', type: 'email', autoComplete: 'email' },
  address: { label: 'Address', example: '12 Mill Lane, Leeds LS1 4AB', lines: true },
  hours: { label: 'Opening hours', example: '8:00–17:00' },
  price: { label: 'Price', example: '£4.50' },
  social: { label: 'Profile', example: '@cornerbakery' },
  date: { label: 'Date', example: 'Saturday 12 June, 18:00' },
};

const networks: Readonly<Record<string, string>> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  x: 'X',
};

const isKnown = (kind: string): kind is BusinessFact['kind'] => Object.hasOwn(words, kind);

/** Whether this release has a field for the fact; hosts may know more kinds. */
export const isAskable = ({ kind }: PageFact): boolean => isKnown(kind);

/** Key of a fact among those of a page. */
export const factName = ({
  kind,
  item,
}: {
  readonly kind: string;
  readonly item: string;
}): string => `${kind}.${item}`;

/** Texts of one fact's field. */
export function textsFor({ kind, item }: PageFact): FactTexts {
  const { label, ...rest } = words[isKnown(kind) ? kind : 'name'];
  if (kind === 'social') return { ...rest, label: networks[item] ?? capitalise(item) };
  // One line for each day.
  if (kind === 'hours' && item === '') {
    return { label, lines: true, example: 'Monday to Friday 8:00–17:00' };
  }
  return { ...rest, label: item === '' ? label : item };
}

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The fact's value as typed, or the validation message. */
export function readFact(
  { kind, item }: PageFact,
  value: string,
): { readonly fact: BusinessFact } | { readonly error: string } {
  const read = businessFact.safeParse({ kind, item, value });
  if (read.success) return { fact: read.data };
  return { error: read.error.issues[0]?.message ?? 'This cannot be used' };
}

/** Sentence stating how many facts are missing. */
export const missingFactsText = (count: number): string =>
  count === 1
    ? 'One fact is still missing from the page.'
    : `${count} facts are still missing from the page.`;
