import type { Abilities } from '../commission';
import type { Subject } from '../subjects';
import type { Form } from './form';

/** A specification speaks of its paint in sentences of their own. */
export const painted = /\b(?:background|components?|elements)\b/i;

/** The wishes: what stands between commas and small words, without the sentences about colours. */
export function wishesOf(masked: string): string[] {
  return masked
    .split(/(?<=[.!?])\s+/)
    .filter(
      (sentence) => !painted.test(sentence) || /\b(?:users?|features?|includ)/i.test(sentence),
    )
    .join(' ')
    .split(/[,;:.]|\band\b|\bwith\b|\bwhere\b|\bto (?=share|display|present|manage)/i)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
}

/** What visitors can do with the things shown, as far as the text asks for it. */
export const abilitiesOf = (form: Form, subject: Subject, text: string): Abilities => {
  const has = (pattern: RegExp) => pattern.test(text);
  const cart =
    form.id === 'shop' ||
    has(
      /\bbasket\b|shopping cart|add (?:them|it|items|products)? ?to (?:the )?cart|order dishes|online ordering/i,
    );
  const book = ['stay', 'rental', 'appointments'].includes(form.id) && !cart;
  const ask =
    subject.id === 'jobs'
      ? 'Apply'
      : subject.id === 'animals'
        ? 'Apply to adopt'
        : form.id === 'ads'
          ? 'Contact the seller'
          : has(/purchase request|enquir/i)
            ? 'Request to buy'
            : has(/contact (?:the )?agent|agent contact/i)
              ? 'Contact the agent'
              : has(/borrow|reserve titles/i)
                ? 'Borrow or reserve'
                : subject.id === 'events'
                  ? 'Register'
                  : subject.id === 'courses'
                    ? 'Enrol'
                    : has(/test drive/i)
                      ? 'Book a test drive'
                      : null;
  return {
    cart,
    book,
    rate: has(/\brat(?:e|ing|ings)\b|reviews?\b|stars\b/i),
    comment: has(/comments?\b/i),
    save: has(/favou?rites?|save|saved|wish ?list|watch ?list|reading list|bookmark/i) || cart,
    compare: has(/compar/i),
    submit: false,
    ask,
  };
};
