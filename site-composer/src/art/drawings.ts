import { toneDrawing } from './tone-drawing';
import { iconBody } from '../catalogue/icons/icons';
import type { ArtColours } from '../colour/art-colours';
import type { IconName } from '../model/page';

/** The colour icons a page uses, each drawn once in a sprite. */
export class Drawings {
  private readonly used = new Map<IconName, string>();

  /** @param art the colours of the page; without them drawings keep their own */
  constructor(private readonly art?: ArtColours) {}

  /** The address of an icon for `<use>`; null for one that is not in the set. */
  reference(name: IconName): string | null {
    const body = this.used.get(name) ?? iconBody(name);
    if (body === undefined) return null;
    this.used.set(name, body);
    return `#icon-${name}`;
  }

  sprite(): string {
    const { art } = this;
    const symbols = [...this.used].map(
      ([name, body]) =>
        `<symbol id="icon-${name}" viewBox="0 0 32 32">${art ? toneDrawing(body, art) : body}</symbol>`,
    );
    if (symbols.length === 0) return '';
    return `<svg class="sprite" aria-hidden="true" width="0" height="0">\n${symbols.join('\n')}\n</svg>\n`;
  }
}
