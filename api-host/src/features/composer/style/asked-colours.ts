import type { AskedColours } from '../brief';
import { contrast, readable, textOn } from '../colour/contrast';
import { oklch, toHex, toOklch } from '../colour/oklch';

/** The colours of everything inside a card whose ground was asked for. */
export interface CardColours {
  ground: string;
  text: string;
  muted: string;
  link: string;
  line: string;
  field: string;
  heading: string;
  button: string;
  onButton: string;
}

/** Colours asked for single elements; null where the rest of the palette says it. */
export interface OwnColours {
  button: string | null;
  onButton: string;
  heading: string | null;
  card: CardColours | null;
}

const shade = (hex: string, l: number): string => {
  const tone = toOklch(hex);
  return toHex({ ...tone, l: Math.min(0.99, Math.max(0.06, tone.l + l)) });
};

/** A button of the colour of its card would be no more than its word; it then takes the ink's. */
const seenOn = (button: string, ground: string, ink: string): string =>
  contrast(button, ground) < 1.3 ? ink : button;

function cardColours(asked: AskedColours, ground: string, brand: string): CardColours {
  const dark = toOklch(ground).l < 0.6;
  const { h } = toOklch(ground);
  const on = (hex: string, target?: number) => readable(hex, [ground], target);
  const text = on(asked.text?.hex ?? oklch(dark ? 0.96 : 0.22, 0.015, h), 7);
  const button = seenOn(asked.button?.hex ?? brand, ground, text);
  return {
    ground,
    text,
    muted: on(oklch(dark ? 0.78 : 0.45, 0.02, h)),
    link: on(brand),
    line: shade(ground, dark ? 0.13 : -0.11),
    field: on(shade(ground, dark ? 0.35 : -0.35), 3.05),
    heading: on(asked.heading?.hex ?? text),
    button,
    onButton: textOn(button),
  };
}

/** Colours asked for buttons, headings and cards, each readable on the grounds it stands on. */
export function ownColours(
  asked: AskedColours,
  brand: string,
  grounds: readonly string[],
): OwnColours {
  const { button, heading, card } = asked;
  return {
    button: button?.hex ?? null,
    onButton: textOn(button?.hex ?? brand),
    heading: heading === undefined ? null : readable(heading.hex, grounds),
    card: card === undefined ? null : cardColours(asked, card.hex, brand),
  };
}

/** The custom properties, named as `refine/` changes them later. */
export function ownVariables({ button, onButton, heading, card }: OwnColours): [string, string][] {
  const inCards: [string, string][] =
    card === null
      ? []
      : [
          ['card', card.ground],
          ['card-text', card.text],
          ['card-muted', card.muted],
          ['card-link', card.link],
          ['card-line', card.line],
          ['card-field', card.field],
          ['card-heading', card.heading],
          ['card-button', card.button],
          ['on-card-button', card.onButton],
        ];
  return [
    ...(button === null
      ? []
      : ([
          ['button', button],
          ['on-button', onButton],
        ] as [string, string][])),
    ...(heading === null ? [] : ([['heading', heading]] as [string, string][])),
    ...inCards,
  ];
}

const cards =
  ':is(.card, .panel, .tile, .plan, .cart, .lane, .message, .question, .table-wrap, .sheet, .ask)';

const buttonRules = (
  button: string,
  band: string,
): string => `.button, .mini { --brand: var(--button); --on-brand: var(--on-button); }
${contrast(button, band) < 1.6 ? '' : '.section--band .button:not(.button--quiet), .hero .button:not(.button--quiet) { background: var(--button); border-color: var(--button); color: var(--on-button); }\n'}`;

const cardRules = `${cards} { --surface: var(--card); --tint: var(--card); --text: var(--card-text); --muted: var(--card-muted); --link: var(--card-link); --line: var(--card-line); --field: var(--card-field); --heading: var(--card-heading); background: var(--card); color: var(--text); }
.section ${cards} :is(.button:not(.button--quiet), .mini) { --brand: var(--card-button); --on-brand: var(--on-card-button); }
.section ${cards} .button:not(.button--quiet) { background: var(--card-button); border-color: var(--card-button); color: var(--on-card-button); }
`;

const headingRules = `h1, h2, h3, h4 { color: var(--heading); }
.section--band :is(h1, h2, h3, h4), .hero--poster h1 { color: inherit; }
.section--band ${cards} :is(h2, h3, h4) { color: var(--heading); }
`;

/** Rules that paint what a colour was asked for; they come after all others. */
export function ownRules(own: OwnColours, band: string): string {
  return [
    own.button === null ? '' : buttonRules(own.button, band),
    own.card === null ? '' : cardRules,
    own.heading === null ? '' : headingRules,
  ].join('');
}
