/** Networks by the words people use for them, and where a profile stands there. */
const networks: readonly (readonly [words: string, address: string])[] = [
  ['instagram|insta|ig', 'https://www.instagram.com/'],
  ['tiktok', 'https://www.tiktok.com/@'],
  ['facebook|fb', 'https://www.facebook.com/'],
  ['twitter', 'https://x.com/'],
  ['threads', 'https://www.threads.net/@'],
  ['youtube', 'https://www.youtube.com/@'],
];
const any = networks.map(([words]) => words).join('|');
const said = new RegExp(
  String.raw`\b(${any})\b[\s:,(]{1,4}(?:is\s)?@([\w.]{2,30})|(?<![\w.])@([\w.]{2,30})[\s,)]{1,3}(?:on|at|auf|sur|en|su|op|no)\s(${any})\b`,
  'giu',
);
const mostProfiles = 6;

/** "insta @frogghoul" as the address of the profile. */
export function findProfiles(text: string): string[] {
  const found = new Set<string>();
  for (const [, before, name, other, behind] of text.matchAll(said)) {
    const network = (before ?? behind ?? '').toLowerCase();
    const address = networks.find(([words]) => words.split('|').includes(network))?.[1];
    if (address !== undefined) found.add(`${address}${(name ?? other ?? '').replace(/\.$/, '')}`);
    if (found.size === mostProfiles) break;
  }
  return [...found];
}

/** Whether an address is that of a profile one can write to. */
export function isProfile(link: string): boolean {
  return networks.some(([, address]) => link.startsWith(address));
}
