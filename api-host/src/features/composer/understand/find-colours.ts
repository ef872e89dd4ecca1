import type { AskedColours, ColourRole } from '../brief';
import { contrast } from '../colour/contrast';
import { toOklch } from '../colour/oklch';
import { mentionsOf, type ColourMention } from './colour-mentions';

const canBeGround = (hex: string) => toOklch(hex).l > 0.9 || toOklch(hex).l < 0.24;

/** A second colour for a ground replaces the first and is told; for other elements it is the accent. */
function assign(
  colours: AskedColours,
  role: ColourRole,
  one: ColourMention,
  conflicts: string[],
): void {
  const held = colours[role];
  if (held === undefined) colours[role] = one;
  else if (held.hex !== one.hex && (role === 'background' || role === 'header')) {
    conflicts.push(
      `You asked for a ${held.words} and a ${one.words} ${role}; the later one, ${one.words}, was used.`,
    );
    colours[role] = one;
  } else if (role === 'brand' || role === 'button') colours.accent ??= one;
}

/** Colours without an element: a pale or dark one beside others is the ground, then brand, then accent. */
function assignLoose(colours: AskedColours, loose: readonly ColourMention[], count: number): void {
  for (const one of loose) {
    if (Object.values(colours).some((held) => held.hex === one.hex)) continue;
    if (colours.background === undefined && canBeGround(one.hex) && count > 1)
      colours.background = one;
    else if (colours.brand === undefined) colours.brand = one;
    else if (colours.accent === undefined) colours.accent = one;
    else colours.footer ??= one;
  }
}

/** The colour of everything nobody spoke of: the first vivid one of buttons, headings and cards. */
const leading = ({ button, heading, card }: AskedColours): AskedColours['brand'] =>
  [button, heading, card].find((one) => one !== undefined && toOklch(one.hex).c > 0.05);

/** Gives every asked colour a role: said roles first, then grounds, then brand, then accent. */
export function findColours(text: string): { colours: AskedColours; conflicts: string[] } {
  const colours: AskedColours = {};
  const conflicts: string[] = [];
  const found = mentionsOf(text);
  for (const one of found) for (const role of one.roles) assign(colours, role, one, conflicts);
  const lead = leading(colours);
  if (lead !== undefined) colours.brand ??= lead;
  assignLoose(
    colours,
    found.filter(({ roles }) => roles.length === 0),
    found.length,
  );
  if (colours.button !== undefined) colours.brand ??= colours.button;
  const { background, brand, accent } = colours;
  // "black and white" leaves no brand; black on white is one.
  if (
    brand === undefined &&
    accent !== undefined &&
    (colours.header === undefined ||
      (background !== undefined && contrast(accent.hex, background.hex) > 3))
  )
    colours.brand = accent;
  return { colours, conflicts };
}
