import type { Brief } from '../brief';
import type { Motif, SiteKind } from '../kinds/kind';
import { raw, type Markup, escapeHtml } from '../text/markup';
import { createRandom, hashText } from '../text/random';
import { rect } from './drawing';
import { motifs } from './motifs';
import { objects, thingFor } from './objects';
import { motifsFor } from './topics';

interface Options {
  shape?: 'wide' | 'tall' | 'square';
  decorative?: boolean;
  /** Place in a row of pictures: neighbours then get different motifs. */
  index?: number;
}

const sizes = { wide: [720, 480], tall: [480, 600], square: [480, 480] } as const;

function motifFor(label: string, kind: SiteKind, brief: Brief, index: number | undefined): Motif {
  if (label.startsWith('portrait')) return 'portrait';
  if (label === 'map' || label === 'plan') return label;
  const list = motifsFor(brief.prompt, kind.motifs);
  const first = list[0] ?? 'geometric';
  if (label === 'hero' || label.startsWith('topic ')) return first;
  const turn = createRandom(brief.seed)
    .fork('motifs')
    .integer(0, list.length - 1);
  if (index !== undefined) return list[(index + turn) % list.length] ?? first;
  return createRandom(brief.seed).fork(`motif ${label}`).pick(list);
}

/** A picture drawn in the site's own colours (classes c0 to c5), the same for the same label. */
export function picture(
  label: string,
  kind: SiteKind,
  brief: Brief,
  options: Options = {},
): Markup {
  const [w, h] = sizes[options.shape ?? 'wide'];
  const random = createRandom(hashText(`${brief.seed}:${label}`));
  const product = label.startsWith('product ');
  let drawing: string;
  if (product) {
    const thing =
      thingFor(label.slice(8)) ??
      objects[((options.index ?? 0) + brief.seed) % objects.length] ??
      random.pick(objects);
    drawing =
      rect(random.pick([0, 3, 5]), 0, h * 0.72, w, h * 0.28) +
      thing(w / 2, h * 0.8, h * 0.52, random.pick([1, 2, 4]));
  } else {
    drawing = motifs[motifFor(label, kind, brief, options.index)]({ w, h, random });
  }
  const name = options.decorative
    ? 'aria-hidden="true"'
    : `role="img" aria-label="Drawing: ${escapeHtml(label)}"`;
  const ground = rect(product ? random.pick([0, 3]) : 0, 0, 0, w, h);
  return raw(
    `<svg class="art" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" ${name} focusable="false">${ground}${drawing}</svg>`,
  );
}
