import type { Impossible } from '../brief';
import { isNegated } from './prompt-text';

/** Small things a page can do by itself, beside its sections. */
const features: Record<string, RegExp> = {
  'theme-toggle':
    /\b(?:(?:dark|light|night)(?: and light| and dark|\/light|\/dark)?[- ]mode (?:toggle|switch(?:er)?|button|option)|theme (?:toggle|switch(?:er)?)|toggle (?:for )?dark mode|(?:toggle|switch) between (?:light|dark))\b/i,
  'back-to-top': /\b(?:back|scroll)[- ]to[- ]top\b/i,
  'social-links':
    /\b(?:social (?:media )?(?:links|icons|buttons|accounts)|links to (?:instagram|facebook|social)|instagram|facebook|tiktok|linkedin|github|youtube|mastodon)\b/i,
  print: /\bprint(?:able| button)\b/i,
};

const impossible: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\b(?:stripe|paypal|apple pay|online payments?|payment (?:gateway|processing|system)|credit cards?|real payments?|accept payments?|pay online)\b/i,
    'needs a payment service',
  ],
  [/\b(?:live chat|chat ?bot|ai chat|chat widget|messenger)\b/i, 'needs a chat service'],
  [
    /\b(?:user accounts?|database|back-?end|admin (?:panel|dashboard|area)|cms|content management)\b/i,
    'needs a server with a database',
  ],
  [
    /\b(?:real[- ]time (?:availability|data|updates|tracking)|live (?:availability|prices|data|scores|stream(?:ing)?)|livestream)\b/i,
    'needs a live data source',
  ],
  [
    /\b(?:push notifications?|sms (?:reminders|notifications)|email (?:reminders|notifications|automation))\b/i,
    'needs a server that sends messages',
  ],
  [
    /\b(?:language switch(?:er)?|multi-?lingual|bilingual|two languages|in (?:english|french|spanish|german) and (?:english|french|spanish|german))\b/i,
    'needs translations, which the composer does not write',
  ],
  [
    /\b(?:order tracking|inventory(?: management)?|stock levels)\b/i,
    'needs a server that knows the stock and orders',
  ],
  [
    /\b(?:three\.?js|3d (?:model|animation|product|viewer)s?|webgl|virtual tour|360[- ]degree (?:view|tour))\b/i,
    'needs 3D models the composer cannot make',
  ],
];

export function findFeatures(masked: string): string[] {
  return Object.entries(features)
    .filter(([, pattern]) => {
      const at = masked.search(pattern);
      return at >= 0 && !isNegated(masked, at);
    })
    .map(([id]) => id);
}

export function findImpossible(masked: string): Impossible[] {
  return impossible.flatMap(([pattern, why]) => {
    const match = pattern.exec(masked);
    return match === null || isNegated(masked, match.index) ? [] : [{ words: match[0], why }];
  });
}
