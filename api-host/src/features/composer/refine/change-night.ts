import { readable } from '../colour/contrast';
import { oklch, toHex, toOklch } from '../colour/oklch';
import { isOwnPage } from './add-section';
import type { Change, Files, Outcome } from './files';
import { OwnPalette, readRoots } from './own-palette';
import { appendRule, coloursOf, editSheets, readDeclarations } from './sheet';

function ownNight(files: Files, dark: boolean): Files | null {
  const palette = new OwnPalette(readRoots(files));
  const now = toOklch(palette.get('bg'));
  if (now.l < 0.5 === dark) return null;
  const hue = toOklch(palette.get('brand')).h;
  palette.setBackground(dark ? oklch(0.17, 0.018, hue) : oklch(0.985, 0.006, hue));
  palette.set('text', dark ? '#f3f3f1' : '#1c1c20');
  palette.set('muted', dark ? '#b5b6ba' : '#5a5c63');
  palette.set('art-0', dark ? oklch(0.3, 0.05, hue) : oklch(0.89, 0.04, hue));
  if (dark) palette.set('footer', oklch(0.13, 0.015, hue));
  palette.settle();
  return palette.write(files);
}

/** Every colour to the other side of the lightness scale; hues stay. */
function strangeNight(files: Files): Files {
  const edits = readDeclarations(files).flatMap((one) =>
    coloursOf(one).map((colour) => {
      const base = toOklch(colour.hex);
      return {
        file: one.file,
        start: colour.start,
        end: colour.end,
        text:
          base.c > 0.09 && base.l > 0.4 && base.l < 0.75
            ? colour.hex
            : toHex({ ...base, l: Math.min(0.97, Math.max(0.15, 1.12 - base.l)) }),
      };
    }),
  );
  const changed = editSheets(files, edits);
  const grounded = readDeclarations(files).some(
    (one) =>
      /(?:^|,)\s*(?:body|html)\s*(?:,|$)/.test(one.selector) &&
      one.property.startsWith('background'),
  );
  return grounded
    ? changed
    : appendRule(
        changed,
        `body { background-color: #15171c; color: ${readable('#ececea', ['#15171c'])}; }`,
      );
}

export const changeNight: Change = (request, files): Outcome | null => {
  const match =
    /\b(dark|light|night)[- ]?(?:mode|theme|version|look|design|style)\b|^(?:make (?:it|the (?:site|page|website)) )?(dark|light)$/i.exec(
      request,
    );
  if (match === null || /\b(?:toggle|switch|button)\b/i.test(request)) return null;
  const dark = !/light/i.test(match[1] ?? match[2] ?? '');
  const changed = isOwnPage(files) ? ownNight(files, dark) : strangeNight(files);
  return changed === null
    ? { files: null, note: `The page is ${dark ? 'dark' : 'light'} already.` }
    : { files: changed, note: `Made the page ${dark ? 'dark' : 'light'}.` };
};
