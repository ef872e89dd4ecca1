import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Prunes Fluent Emoji to pictures of things and writes them compressed: run it when the package changes. */

const require = createRequire(import.meta.url);
const packageFolder = path.dirname(require.resolve('@iconify-json/fluent-emoji-flat/package.json'));
const target = path.resolve(import.meta.dirname, '../src/catalogue/icons');

const wholeCategories = new Set([
  'Activities',
  'Animals & Nature',
  'Food & Drink',
  'Objects',
  'Travel & Places',
]);

/** Things among people, feelings and signs. */
const chosen =
  /^(anatomical-heart|bone|brain|footprints|lungs|tooth|ear-with-hearing-aid|handshake|red-heart|blue-heart|green-heart|orange-heart|pink-heart|purple-heart|sparkling-heart|heart-with-ribbon|two-hearts|speech-balloon|thought-balloon|love-letter|robot|ghost|fire|latin-cross|orthodox-cross|place-of-worship|menorah|star-of-david|star-and-crescent|wheel-of-dharma|om|yin-yang|peace-symbol|recycling-symbol|fleur-de-lis|infinity|atom-symbol|medical-symbol|check-mark-button)$/;

/** Faces, hands of clocks, arrows, things nobody sells with, and single countries. */
const refused =
  /-face$|-(oclock|thirty)$|^(sun-with-face|\w+-quarter-moon-face|joker|mahjong.*|flower-playing-cards|(spade|club|diamond|heart)-suit|nazar-amulet|hamsa|cigarette|coffin|headstone|funeral-urn|dagger|water-pistol|pill|syringe|drop-of-blood|bell-with-slash|muted-speaker|microbe|mosquito|cockroach|fly|map-of-japan|tokyo-tower|japanese-post-office|statue-of-liberty|kaaba|love-hotel|pig-nose|toilet|plunger-old|slot-machine|moai|stop-sign|envelope-with-arrow|mobile-phone-with-arrow|inbox-tray|outbox-tray|no-.*|low-battery|broken-chain|chart-increasing-with-yen|hole|derelict-house|tornado|volcano|oncoming-.*|bullet|radioactive|yen-banknote|waning-.*|waxing-.*|front-facing-.*|wilted-flower|empty-nest)$/;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(packageFolder, name), 'utf8')) as T;
}

const { icons } = await readJson<IconSet>('icons.json');
const { categories } = await readJson<{ categories: Readonly<Record<string, string[]>> }>(
  'metadata.json',
);
const names = Object.entries(categories)
  .flatMap(([category, members]) =>
    members.filter(
      (name) => chosen.test(name) || (wholeCategories.has(category) && !refused.test(name)),
    ),
  )
  .filter((name) => icons[name] !== undefined)
  .toSorted();
const bodies = Object.fromEntries(names.map((name) => [name, icons[name]?.body ?? '']));
const packed = brotliCompressSync(JSON.stringify(bodies), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
await writeFile(path.join(target, 'icons.json.br'), packed);
await writeFile(path.join(target, 'icon-names.json'), `${JSON.stringify(names, null, 2)}\n`);
console.log(`${names.length} icons, ${packed.length} bytes`);
