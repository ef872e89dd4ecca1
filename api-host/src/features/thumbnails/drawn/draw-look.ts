import { escapeText } from 'site-document/escape';
import { legible } from 'site-document/colour';
import type { Look } from './read-look';

interface Size {
  readonly width: number;
  readonly height: number;
}

const margin = 80;

/**
 * Mean letter width, relative to the font size. Fonts differ; cutting a little early is harmless.
 */
const letter = 0.54;

/** A picture of a page as SVG: its own text and colours, in the order of its sections. */
export function drawLook(look: Look, size: Size): string {
  const { width, height } = size;
  const headline = wrap(look.headline, fit(width, 60), 3);
  const lead = wrap(look.lead, fit(width * 0.75, 24), 2);
  const leadAt = 190 + headline.length * 70;
  const actionAt = leadAt + lead.length * 36;
  const topEnd = actionAt + (look.action === null ? 40 : 110);
  const onTop = legible(look.text, [look.top]);
  const font = look.isSerif ? 'Georgia, serif' : 'Helvetica, Arial, sans-serif';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}">
${box(0, 0, width, height, look.ground)}
${box(0, 0, width, topEnd, look.top)}
${line(cut(look.title, 34), margin, 62, 24, onTop, 'font-weight="700"')}
${links(look, width, onTop)}
${headline.map((text, n) => line(text, margin, 190 + n * 70, 60, onTop, 'font-weight="700"')).join('\n')}
${lead.map((text, n) => line(text, margin, leadAt + n * 36, 24, onTop, 'opacity="0.8"')).join('\n')}
${look.action === null ? '' : button(look.action, actionAt, look.accent)}
${sections(look, topEnd, size)}
</svg>`;
}

function links(look: Look, width: number, colour: string): string {
  const words = look.links.map((link) => cut(link, 16)).join('    ');
  const end = `text-anchor="end" opacity="0.8" xml:space="preserve"`;
  return words === '' ? '' : line(words, width - margin, 60, 18, colour, end);
}

function button(words: string, y: number, colour: string): string {
  const text = cut(words, 28);
  const width = Math.round(text.length * 20 * letter + 56);
  const label = line(text, margin + width / 2, y + 41, 20, legible('#ffffff', [colour]), centred);
  return `<rect x="${margin}" y="${y + 8}" width="${width}" height="52" rx="8" fill="${colour}"/>\n${label}`;
}

const centred = 'text-anchor="middle" font-weight="600"';

/** Headings in page order; repeated parts as cards, the rest as lines of text. */
function sections(
  { sections: all, text, accent }: Look,
  from: number,
  { width, height }: Size,
): string {
  const inner = width - 2 * margin;
  let y = from + 70;
  return all
    .map(({ heading, parts }) => {
      if (y > height) return '';
      const drawn = [line(cut(heading, 48), margin, y, 34, text, 'font-weight="700"')];
      if (parts > 1) {
        const each = (inner - (parts - 1) * 24) / parts;
        for (let n = 0; n < parts; n += 1) {
          const x = margin + n * (each + 24);
          drawn.push(
            `<rect x="${x}" y="${y + 28}" width="${each}" height="150" rx="10" fill="${accent}" opacity="0.16"/>`,
          );
        }
      } else {
        for (const [n, part] of [0.9, 0.82, 0.5].entries()) {
          drawn.push(
            `<rect x="${margin}" y="${y + 30 + n * 30}" width="${inner * part}" height="12" rx="6" fill="${text}" opacity="0.16"/>`,
          );
        }
      }
      y += parts > 1 ? 260 : 200;
      return drawn.join('\n');
    })
    .join('\n');
}

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const line = (text: string, x: number, y: number, size: number, fill: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escapeText(text)}</text>`;

/** Number of letters of this size that fit a width. */
const fit = (width: number, size: number) => Math.floor((width - 2 * margin) / (size * letter));

/** Lines of at most this many letters; overflow ends with an ellipsis. */
function wrap(text: string, length: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(cut(word, length));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(`${lines[most - 1] ?? ''} …`, length)];
}

function cut(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
