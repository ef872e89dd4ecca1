import type { Brief } from '../brief';
import { capitalise, withArticle } from './words';

/** Puts the brief's words into a kind's sentence. Callbacks, so `$&` in a name stays `$&`. */
export function fill(template: string, brief: Brief): string {
  const values: Record<string, string> = {
    name: brief.name,
    subject: brief.subject,
    Subject: capitalise(brief.subject),
    'a subject': withArticle(brief.subject),
    in: brief.place === null ? '' : ` in ${brief.place}`,
    for: brief.audience === null ? '' : ` for ${brief.audience}`,
  };
  const filled = template
    .replace(/\{(name|subject|Subject|a subject|in|for)\}/g, (_, key: string) => values[key] ?? '')
    .replace(/\b(a|an) (?=\S)(?=[a-z])/g, (whole) => whole);
  return capitalise(filled);
}
