import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { reachable } from './screens';

/**
 * Expects everything that can be pressed to be at least so large, in CSS pixels. Links inside a sentence
 * are as high as its lines, and dividers of panels as thin as they look: arrow keys move those.
 */
export async function expectLargeTargets(page: Page, size: number): Promise<void> {
  const scope = await reachable(page);
  const small = await page.evaluate(
    ([root, wanted]) => {
      const targets =
        'a[href], button, input, select, textarea, summary, [role="tab"], [role="treeitem"]';
      const within = document.querySelector(root)?.querySelectorAll<HTMLElement>(targets) ?? [];
      const isInSentence = (link: HTMLElement): boolean =>
        link.matches('a') &&
        getComputedStyle(link).display.startsWith('inline') &&
        [...(link.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
      /** What takes the press around the middle of an element: itself, a part of it, or its label. */
      const reaches = (element: HTMLElement, box: DOMRect): boolean => {
        const label = element.closest('label');
        const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
        const far = wanted / 2 - 0.5;
        return [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ].every(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(middle[0] + x * far, middle[1] + y * far);
          return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
        });
      };
      return [...within].flatMap((element) => {
        const pressed = element.matches('[type="checkbox"], [type="radio"]')
          ? (element.closest('label') ?? element)
          : element;
        if (!pressed.checkVisibility({ visibilityProperty: true }) || isInSentence(pressed))
          return [];
        let box = pressed.getBoundingClientRect();
        if (Math.min(box.width, box.height) >= wanted - 0.5 || box.width === 0) return [];
        // One pixel wide: a skip link before it has the focus, text for screen readers.
        if (box.width <= 1) return [];
        pressed.scrollIntoView({ block: 'center', inline: 'center' });
        box = pressed.getBoundingClientRect();
        if (reaches(pressed, box)) return [];
        const name = pressed.getAttribute('aria-label') ?? pressed.textContent.trim().slice(0, 40);
        return [`${name}: ${Math.round(box.width)}×${Math.round(box.height)}`];
      });
    },
    [scope, size] as const,
  );
  expect.soft(small, `targets below ${size} px`).toEqual([]);
}
