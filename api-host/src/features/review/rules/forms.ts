import { findForms } from 'shared-kit/contract';
import type { FormFate, SiteForm } from 'shared-kit/contract';
import { counted } from '../rule';
import type { Hit, ReviewedWork, Rule } from '../rule';

/** The page's forms with one of these fates (decision 019). */
const formsOf = ({ html, js }: ReviewedWork, ...fates: readonly FormFate[]): SiteForm[] =>
  findForms(html, js).filter(({ fate }) => fates.includes(fate));

const hitOf = (html: string, { tag }: SiteForm, detail: string): Hit => ({
  detail: detail.slice(0, 80),
  line: html.slice(0, tag.start).split('\n').length,
});

/**
 * Forms whose messages would not reach the site's owner. Whether they should is the owner's
 * decision.
 */
export const formRules: readonly Rule[] = [
  {
    id: 'forms-elsewhere',
    severity: 'note',
    file: 'html',
    automatic: false,
    says: (count) =>
      `${counted(count, 'form')} ${count === 1 ? 'goes' : 'go'} to another address: what is sent does not appear under your messages.`,
    find: (work) =>
      formsOf(work, 'elsewhere').map((form) =>
        hitOf(work.html, form, form.tag.attributes.get('action')?.trim() || form.label),
      ),
  },
  {
    id: 'forms-undelivered',
    severity: 'note',
    file: 'html',
    automatic: false,
    says: (count) =>
      `${counted(count, 'form')} will not send anything: fields without names, passwords, payment cards and files are not delivered.`,
    find: (work) =>
      formsOf(work, 'nameless', 'private').map((form) => hitOf(work.html, form, form.label)),
  },
];
