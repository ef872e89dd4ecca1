import { attributeOf, classesOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { paintGround } from '../../colour/paint-ground';
import type { ColourRole } from '../../model/brief';
import { setAttribute } from '../page/attribute-edits';
import { siteHeader } from '../target/elements';
import type { Site } from '../site';
import { groundDeclarations, groundRule, paletteOf, readLook, writePalette } from './composed-look';

/** Sets colours of a page of the composer by their roles; the rest of the palette is computed anew around them. */
export function setComposedColours(
  site: Site,
  asked: Readonly<Partial<Record<ColourRole, string>>>,
): Site | null {
  const read = readLook(site);
  if (!read) return null;
  const kept: Record<string, string> = { ...read.look.asked };
  if (asked.background !== undefined) dropUnreadable(kept, ['text', 'heading', 'card']);
  const accent = asked.accent ?? asked.brand;
  if (accent !== undefined) dropUnreadable(kept, ['button']);
  const all = { ...kept, ...asked, ...(accent === undefined ? {} : { accent }) };
  delete all.brand;
  const { ground, ...rest } = read.look;
  // The quiet grounds lean towards a new accent and not towards what went with the old one.
  const lean = accent === undefined && ground !== undefined ? { ground } : {};
  const look = { ...rest, ...lean, accent: accent ?? rest.accent, asked: all };
  const palette = paletteOf({ ...read, look });
  const written = writePalette(site, palette, paletteOf(read));
  return asked.header === undefined
    ? written
    : withHeaderGround(written, groundDeclarations(palette, 'header'));
}

function dropUnreadable(asked: Record<string, string>, roles: readonly string[]): void {
  for (const role of roles) Reflect.deleteProperty(asked, role);
}

/** Turns a page of the composer light or dark. */
export function setComposedScheme(site: Site, scheme: 'light' | 'dark'): Site | null {
  const read = readLook(site);
  if (!read) return null;
  const { accent } = read.look;
  const button = read.look.asked['button'];
  const look = {
    ...read.look,
    scheme,
    asked: { accent, ...(button === undefined ? {} : { button }) },
  };
  return writePalette(site, paletteOf({ ...read, look }), null);
}

/** A header stands on the ground of what is under it until it is given one of its own. */
function withHeaderGround(site: Site, declarations: string): Site {
  const header = siteHeader(site);
  if (!header || groundRule(site, 'header')) return site;
  const names = classesOf(header).map((name) => (name.startsWith('on-') ? 'on-header' : name));
  return site
    .withRules(`.on-header {\n${declarations}}`)
    .edit(setAttribute(header, 'class', names.join(' ')));
}

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Gives one section of a page of the composer a ground of its own; everything on it is coloured to be legible. */
export function setComposedGround(site: Site, section: PageElement, ground: string): Site | null {
  const read = readLook(site);
  const id = attributeOf(section, 'id');
  if (!read || !/^[a-z][\w-]*$/i.test(id) || !classesOf(section).includes('section')) return null;
  const { accent } = read.look;
  const colours = paintGround({ ground, name: 'deep', accent, asked: {}, repairs: [] });
  const lines = Object.entries(colours).map(
    ([name, value]) => `  --${kebab(name)}: ${String(value)};`,
  );
  return site.withRules(`#${id} {\n${lines.join('\n')}\n  padding-block: var(--section);\n}`);
}
