import { judgeColour, lightness } from '../judges/judge-colours';
import type { ExpectedOutcome } from '../read-locked';
import type { SeenLooks } from '../seen-page';
import type { Refined } from './refined';

const sizes = { body: 'bodySize', h1: 'headlineSize' } as const;

const serif = /(?<!sans-)\bserif\b|georgia|palatino|times|garamond|fraunces|newsreader|cormorant/i;

function isKind(font: string, kind: string): boolean {
  return kind === 'serif' ? serif.test(font) : !serif.test(font);
}

function judgeSizes(expect: ExpectedOutcome, was: SeenLooks, is: SeenLooks): string[] {
  const { larger, smaller, rounder } = expect;
  const faults: string[] = [];
  if (larger && is[sizes[larger]] <= was[sizes[larger]]) faults.push(`${larger} not larger`);
  if (smaller && is[sizes[smaller]] >= was[sizes[smaller]]) faults.push(`${smaller} not smaller`);
  if (rounder && is.buttonRadius <= was.buttonRadius) faults.push('buttons not rounder');
  return faults;
}

function judgeFont({ font }: ExpectedOutcome, is: SeenLooks): string[] {
  if (!font) return [];
  const seen = font.role === 'body' ? [is.bodyFont, is.headingFont] : [is.headingFont];
  return seen.every((one) => isKind(one, font.kind)) ? [] : [`font is ${seen.join(' and ')}`];
}

/** What the request should have done to colours, sizes and type, as the browser computes them. */
export function judgeLook(expect: ExpectedOutcome, { before, after }: Refined): string[] {
  const [was, is] = [before.page.looks, after.page.looks];
  if (!was || !is) return [];
  const { colours = [], scheme, changed } = expect;
  const dark = lightness(is.body) < 0.45;
  const earlier = JSON.stringify(was);
  return [
    ...colours
      .filter((asked) => !judgeColour(asked, is))
      .map(({ colour, role }) => `${role} not ${colour}`),
    ...(scheme !== undefined && dark !== (scheme === 'dark') ? [`not ${scheme}`] : []),
    ...(changed !== undefined && earlier === JSON.stringify(is) ? ['looks the same'] : []),
    ...judgeSizes(expect, was, is),
    ...judgeFont(expect, is),
  ];
}
