import { readable, textOn } from '../colour/contrast';
import { toHex, toOklch } from '../colour/oklch';
import { editSheets, readDeclarations, valueEdit, type Declaration, type SheetEdit } from './sheet';
import type { Files } from './files';

/** The custom properties of a page of ours, by name without dashes. Only the first `:root` counts. */
export type Roots = Map<string, Declaration>;

export function readRoots(files: Files): Roots {
  const roots: Roots = new Map();
  for (const one of readDeclarations(files)) {
    if (
      one.selector === ':root' &&
      one.property.startsWith('--') &&
      !roots.has(one.property.slice(2))
    ) {
      roots.set(one.property.slice(2), one);
    }
  }
  return roots;
}

export const shade = (hex: string, l: number): string => {
  const base = toOklch(hex);
  return toHex({ ...base, l: Math.min(0.99, Math.max(0.05, base.l + l)) });
};

/** A copy of the colours that keeps every text readable after one of them changed. */
export class OwnPalette {
  private readonly values = new Map<string, string>();

  constructor(private readonly roots: Roots) {
    for (const [name, one] of roots)
      if (/^#[0-9a-f]{6}$/i.test(one.value)) this.values.set(name, one.value);
  }

  get(name: string): string {
    return this.values.get(name) ?? '#888888';
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  set(name: string, hex: string): void {
    if (this.values.has(name)) this.values.set(name, hex);
  }

  setBackground(hex: string): void {
    const dark = toOklch(hex).l < 0.55;
    const old = this.get('bg');
    this.set('bg', hex);
    this.set('surface', dark ? shade(hex, 0.045) : shade(hex, 0.02));
    this.set('tint', dark ? shade(hex, 0.03) : shade(hex, -0.035));
    this.set('line', dark ? shade(hex, 0.14) : shade(hex, -0.11));
    if (this.get('header') === old) this.set('header', hex);
  }

  setBrand(hex: string): void {
    const before = toOklch(this.get('brand'));
    const base = toOklch(hex);
    const old = this.get('brand');
    const band = toOklch(this.get('band'));
    const wasBand = this.get('band') === old;
    const oldBand = this.get('band');
    if (this.get('button') === old) this.set('button', hex);
    if (this.get('card-button') === old) this.set('card-button', hex);
    this.set('brand', hex);
    this.set('link', hex);
    const newBand = wasBand
      ? hex
      : toHex({ l: band.l, c: Math.min(base.c, Math.max(band.c, 0.04)), h: base.h });
    this.set('band', newBand);
    if (this.get('footer') === oldBand) this.set('footer', newBand);
    for (const index of [0, 1, 3, 4]) {
      const art = toOklch(this.get(`art-${index}`));
      this.set(
        `art-${index}`,
        index === 1
          ? hex
          : toHex({
              l: art.l,
              c: Math.min(art.c, base.c + 0.02),
              h: base.h + (index === 3 ? art.h - before.h : 0),
            }),
      );
    }
  }

  setAccent(hex: string): void {
    this.set('accent', hex);
    this.set('art-2', hex);
  }

  /** Moves every shade that fails until it reads; what passes stays as it is. */
  settle(): void {
    const grounds = [this.get('bg'), this.get('surface'), this.get('tint')];
    for (const name of ['text', 'muted', 'link', 'heading'])
      this.set(name, readable(this.get(name), grounds));
    this.set('field', readable(this.get('field'), grounds, 3.05));
    const card = [this.get('card')];
    for (const name of ['text', 'muted', 'link', 'heading'])
      this.set(`card-${name}`, readable(this.get(`card-${name}`), card));
    this.set('card-field', readable(this.get('card-field'), card, 3.05));
    for (const [text, ground] of [
      ['on-brand', 'brand'],
      ['on-button', 'button'],
      ['on-card-button', 'card-button'],
      ['on-accent', 'accent'],
      ['on-band', 'band'],
      ['on-header', 'header'],
      ['on-footer', 'footer'],
    ] as const) {
      const now = this.get(text);
      if (readable(now, [this.get(ground)]) !== now) this.set(text, textOn(this.get(ground)));
    }
    this.set('band-muted', readable(this.get('band-muted'), [this.get('band')]));
    this.set('band-line', readable(this.get('band'), [this.get('band')], 1.35));
  }

  /** The files with the values that differ, each at its own place; null when none does. */
  write(files: Files): Files | null {
    const edits: SheetEdit[] = [];
    for (const [name, hex] of this.values) {
      const root = this.roots.get(name);
      if (root !== undefined && root.value !== hex) edits.push(valueEdit(root, hex));
    }
    const scheme = readDeclarations(files).find(
      (one) => one.selector === ':root' && one.property === 'color-scheme',
    );
    const wanted = toOklch(this.get('bg')).l < 0.55 ? 'dark' : 'light';
    if (scheme !== undefined && scheme.value !== wanted) edits.push(valueEdit(scheme, wanted));
    return edits.length === 0 ? null : editSheets(files, edits);
  }
}
