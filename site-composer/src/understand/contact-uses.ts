/** What each number or address is for, in the member's words: "Emergency number out of hours", "Press". */
export type ContactUses = Readonly<Record<string, string>>;

const furthest = 60;
const mostWords = 5;
const leads =
  /^(?:(?:and|or|please|you can|just|call|ring|phone|text|tel|telephone|telefon|contact|e-?mail|mail|reach|our|my|the|us|me|for|on|at|oder|und|ou|et|y|o|e)(?=\s|$)[\s:]*)+/iu;
const trails =
  /(?:[\s:–-]+|\s?\b(?:is|are|on|at|via|ist|unter|au|al)|\s?\b(?:telephone|tel|phone|e-?mail)\.?)+$/iu;
const generic =
  /^(?:numbers?|phones?|tel|telephone|calls?|e-?mails?|no|nr|contact|details|us|me)$/iu;

/**
 * Where several numbers or addresses are given, the words of the member beside each say what it is for. A single one
 * needs no telling apart.
 */
export function usesOf(text: string, contacts: readonly string[]): ContactUses {
  if (contacts.length < 2) return {};
  const uses: Record<string, string> = {};
  let from = 0;
  for (const contact of contacts) {
    const at = text.indexOf(contact, from);
    if (at < 0) continue;
    const use =
      bracketed(text.slice(at + contact.length, at + contact.length + furthest)) ??
      wordsBefore(text.slice(Math.max(from, at - furthest), at));
    if (use !== null) uses[contact] = use;
    from = at + contact.length;
  }
  return uses;
}

/** "0117 496 0123 (office)". */
function bracketed(behind: string): string | null {
  const words = /^\s?\(([^()\d]{3,40})\)/u.exec(behind)?.[1] ?? '';
  return named(words);
}

function wordsBefore(before: string): string | null {
  const part = before.split(/[.!?;\n](?=\s|$)|,\s|\)/u).at(-1) ?? '';
  return named(part.trim().replace(trails, '').replace(leads, '').replace(trails, ''));
}

function named(words: string): string | null {
  const use = words.trim();
  const isUse =
    /^\p{L}[\p{L}\d '’&/-]+$/u.test(use) &&
    use.split(' ').length <= mostWords &&
    !generic.test(use);
  return isUse ? use.charAt(0).toUpperCase() + use.slice(1) : null;
}

const ofNeed =
  /\b(?:emergenc(?:y|ies)|urgent|out[- ]of[- ]hours|after[- ]hours|fax|notfall|notdienst|urgences?|emergencias?|urgencias?|emergenza|nood\p{L}*|spoed)\b/iu;
const ofAll =
  /\b(?:main|reception|office|general|bookings?|shop|enquiries|zentrale|büro|accueil|recepción)\b/iu;

/** The number everybody calls stands first; one for emergencies alone is never it. */
export function mainFirst(contacts: readonly string[], uses: ContactUses): readonly string[] {
  const rank = (contact: string): number => {
    const use = uses[contact] ?? '';
    if (ofNeed.test(use)) return 2;
    return ofAll.test(use) ? 0 : 1;
  };
  return contacts.toSorted((one, other) => rank(one) - rank(other));
}
