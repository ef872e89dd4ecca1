import type { GroundColours } from './paint-ground';
import { groundNames } from './ground';
import type { Palette } from './palette';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(colours: object, prefix: string): string {
  return Object.entries(colours)
    .map(([name, value]) => `  --${prefix}${kebab(name)}: ${String(value)};\n`)
    .join('');
}

function groundRule(selector: string, colours: GroundColours): string {
  return `${selector} {\n${declarations(colours, '')}}\n`;
}

/** The palette as custom properties: one rule for each ground that is used, and the colours of the art. */
export function paletteCss(palette: Palette, used: (ground: string) => boolean): string {
  const rules = ([...groundNames, 'header', 'footer'] as const)
    .filter((name) => used(`on-${name}`))
    .map((name) => groundRule(`.on-${name}`, palette.grounds[name]));
  const page = `  --page: ${palette.grounds.paper.ground};\n  --lean: ${palette.lean};\n`;
  const root = `:root {\n  color-scheme: ${palette.scheme};\n${page}${declarations(palette.art, 'art-')}}\n`;
  return root + rules.join('');
}
