import { businessFact } from 'shared-kit/contract';
import type { BusinessFact, PageFact } from 'shared-kit/contract';

/** How a field asks for a fact. */
interface FactWords {
  readonly label: string;
  /** Shown in the empty field. */
  readonly example: string;
  readonly type?: 'tel' | 'email';
  readonly autoComplete?: string;
  readonly lines?: boolean;
}

const words: Readonly<Record<BusinessFact['kind'], FactWords>> = {
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

/** Whether a form can ask for it: hosts may know more kinds than this release. */
export const isAskable = ({ kind }: PageFact): boolean => isKnown(kind);

/** Distinguishes the facts of a page. */
export const factName = ({
  kind,
  item,
}: {
  readonly kind: string;
  readonly item: string;
}): string => `${kind}.${item}`;

/** The words of one fact's field. */
export function wordsFor({ kind, item }: PageFact): FactWords {
  const { label, ...rest } = words[isKnown(kind) ? kind : 'name'];
  if (kind === 'social') return { ...rest, label: networks[item] ?? capitalise(item) };
  // Hours of all days in one place: a line for each.
  if (kind === 'hours' && item === '') {
    return { label, lines: true, example: 'Monday to Friday 8:00–17:00' };
  }
  return { ...rest, label: item === '' ? label : item };
}

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** What was typed for a fact, or the sentence that says what is wrong with it. */
export function readFact(
  { kind, item }: PageFact,
  value: string,
): { readonly fact: BusinessFact } | { readonly error: string } {
  const read = businessFact.safeParse({ kind, item, value });
  if (read.success) return { fact: read.data };
  return { error: read.error.issues[0]?.message ?? 'This cannot be used' };
}

/** How many facts are missing, as a sentence. */
export const missingWords = (count: number): string =>
  count === 1
    ? 'One fact is still missing from the page.'
    : `${count} facts are still missing from the page.`;
