import { expect } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { reachable } from './screens';

interface VisitedStop {
  readonly name: string;
  /** The same for the same element, wherever it has moved since. */
  readonly id: number;
  /** The part of the frame it stands in; between parts the order is that of the document. */
  readonly area: number;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly isMarked: boolean;
  readonly isInView: boolean;
  /** The text of an editor of code. */
  readonly isEditor: boolean;
}

interface Stop extends VisitedStop {
  /** Its position in the document. A dialog's focus starts in its middle and comes round once. */
  readonly place: number;
}

/** More than any screen has; ends a loop that never comes round. */
const mostStops = 150;

/** Few enough that little is pressed in vain behind the last stop. */
const pressesAtOnce = 12;

/** Where the focus is: null on the body, and "frame" once it enters the site's own. */
type Place = VisitedStop | 'frame' | null;

/** What `recordStops` leaves in the page. */
interface Recorder {
  readonly readStop: () => Place;
  /** Where the focus was before each Tab, and that it went into a frame. */
  recorded: Place[];
}

/**
 * Makes the page note where the focus is whenever Tab is pressed: before it moves on, when all that the
 * press before has caused (scrolling, marks) is done. So many presses need one round trip.
 */
function recordStops(): void {
  const recorder: Recorder = { readStop, recorded: [] };
  Reflect.set(globalThis, 'focusRecorder', recorder);
  const note = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') recorder.recorded.push(readStop());
  };
  addEventListener('keydown', note, true);
  addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) recorder.recorded.push('frame');
  });

  function readStop(): Place {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    if (element instanceof HTMLIFrameElement) return 'frame';
    const outlined = (candidate: Element | null | undefined): boolean => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const line = getComputedStyle(element, '::after');
    const isDivider = element.getAttribute('role') === 'separator';
    const marked = element.closest('label') ?? element;
    const { x, y, right, bottom } = marked.getBoundingClientRect();
    // With what page and panels have been scrolled by, so that stops can be compared.
    let [left, top] = [scrollX, scrollY];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      left += at.scrollLeft;
      top += at.scrollTop;
    }
    const areas = [
      ...document.querySelectorAll(
        'aside, header, main, footer, [role="tabpanel"], [data-panel], section, fieldset, [role="dialog"] > *',
      ),
    ];
    // Kept in the page: elements cannot leave it.
    const known = (Reflect.get(globalThis, 'focusStops') ?? new Map()) as Map<Element, number>;
    Reflect.set(globalThis, 'focusStops', known);
    known.set(element, known.get(element) ?? known.size);
    return {
      id: known.get(element) ?? -1,
      name:
        element.getAttribute('aria-label') ??
        (element.textContent.trim().slice(0, 40) || element.tagName),
      area: areas.indexOf(
        element.closest(
          'aside, header, main, footer, [role="tabpanel"], [data-panel], section, fieldset, [role="dialog"] > *',
        ) ?? document.body,
      ),
      box: { x: x + left, y: y + top, right: right + left, bottom: bottom + top },
      isMarked:
        outlined(element) ||
        outlined(element.closest('label, .cm-editor')) ||
        (isDivider && line.backgroundColor !== 'rgba(0, 0, 0, 0)'),
      isInView: right > 0 && bottom > 0 && x < innerWidth && y < innerHeight,
      isEditor: element.matches('.cm-content'),
    };
  }
}

/** Where the focus went with the presses since the last call. */
function takeStops(): Place[] {
  const recorder = Reflect.get(globalThis, 'focusRecorder') as Recorder;
  // Before the first of these presses it stood where the last call ended.
  const [, ...stops] = [...recorder.recorded, recorder.readStop()];
  recorder.recorded = [];
  return stops;
}

/** Positions by id, all at one moment: a page that asks again for its data grows during the walk. */
function readPlaces(): Record<number, number> {
  const known = (Reflect.get(globalThis, 'focusStops') ?? new Map()) as Map<Element, number>;
  const all = [...document.querySelectorAll('*')];
  return Object.fromEntries([...known].map(([element, id]) => [id, all.indexOf(element)]));
}

/** The focus is in the dialog that is open, if one is: a dialog takes it a moment after it shows. */
function hasTakenFocus(): boolean {
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  return dialog?.contains(document.activeElement) ?? true;
}

/** The next Tab goes to the first stop of the page; a modal dialog keeps the focus that it has. */
function startAtTop(): void {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** CodeMirror marks itself a moment after it has the focus. */
const hasMarkedEditor = (): boolean =>
  document.querySelector('.cm-editor:not(.cm-focused) .cm-content:focus') === null;

/** Presses Tab so many times without waiting for each. */
async function pressTab(devtools: CDPSession, times: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const presses = Array.from({ length: times }, () => [
    devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(presses.flat());
}

/** Goes on from an editor of code, which keeps Tab for its text: Escape gives it back for once, as it says. */
async function stepBesideEditor(page: Page, last: VisitedStop | undefined): Promise<Place[]> {
  if (last?.isEditor) await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.waitForFunction(hasMarkedEditor);
  return page.evaluate(takeStops);
}

/** Presses Tab through the page, until the focus leaves it or comes round. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: VisitedStop[] = [];
  await page.waitForFunction(hasTakenFocus);
  await page.evaluate(startAtTop);
  await page.evaluate(recordStops);
  const isModal = (await reachable(page)) !== 'body';
  const hasEditor = (await page.locator('.cm-content').count()) > 0;
  const devtools = await page.context().newCDPSession(page);
  const isEnd = (place: Place): place is 'frame' | null => {
    if (place === null || place === 'frame') return true;
    const known = stops.findIndex(({ id }) => id === place.id);
    // Of radio buttons none of which is chosen, a dialog's first round may begin at another than later ones.
    return known === 0 || (known > 0 && isModal);
  };
  walking: while (stops.length < mostStops) {
    if (!hasEditor) await pressTab(devtools, pressesAtOnce);
    const seen = hasEditor
      ? await stepBesideEditor(page, stops.at(-1))
      : await page.evaluate(takeStops);
    for (const place of seen) {
      if (isEnd(place) || stops.length >= mostStops) break walking;
      stops.push(place);
    }
  }
  await devtools.detach();
  const places = await page.evaluate(readPlaces);
  return stops.map((stop) => ({ ...stop, place: places[stop.id] ?? -1 }));
}

/** Left to right and top to bottom; a new column starts over at its top. */
function followsReading(before: Stop, after: Stop): boolean {
  if (before.area !== after.area || after.place < before.place) return true;
  const isAbove = after.box.bottom <= before.box.y + 1;
  const isBeside = after.box.x >= before.box.right - 1;
  if (isAbove) return isBeside;
  const isSameLine = after.box.y < before.box.bottom - 1 && before.box.y < after.box.bottom - 1;
  return !isSameLine || after.box.x >= before.box.x - 1;
}

/** How often the order goes back in the document; a positive tabindex does that. */
const turns = (stops: readonly Stop[]): number =>
  stops.filter((stop, index) => stop.place < (stops[index - 1]?.place ?? 0)).length;

/** Expects every stop of the keyboard to be marked and in sight, in the order one reads. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const stops = await walk(page);
  expect.soft(stops.length, 'stops of the keyboard').toBeGreaterThan(0);
  expect.soft(stops.length, 'stops of the keyboard').toBeLessThan(mostStops);
  expect
    .soft(
      stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name),
      'no visible focus',
    )
    .toEqual([]);
  expect
    .soft(
      stops.filter(({ isInView }) => !isInView).map(({ name }) => name),
      'focus out of sight',
    )
    .toEqual([]);
  const order = stops.map(({ name, place }) => `${place} ${name}`).join(', ');
  expect.soft(turns(stops), `rounds through the page: ${order}`).toBeLessThanOrEqual(1);
  const jumps = stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    return before && !followsReading(before, stop) ? [`${before.name} → ${stop.name}`] : [];
  });
  expect.soft(jumps, 'against the reading order').toEqual([]);
}
