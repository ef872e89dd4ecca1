/**
 * The preview's part of pointing at an element; the runner says when (`preview-messages` of the contract). It hears a
 * click before the page's own scripts do and keeps it from them. It tells a mark and nothing else, so a page that
 * speaks in its place gains nothing.
 */
const channel = 'sitewright-preview-pick';
/** Offset of an element's tag in the source: `markElements` of the contract. */
const mark = 'data-sw-at';

let isOn = false;
let shown: Element | null = null;
let box: HTMLElement | null = null;

function place(): void {
  if (!box) return;
  const rect = shown?.isConnected === true ? shown.getBoundingClientRect() : new DOMRect();
  box.style.display = isOn && rect.width > 0 ? 'block' : 'none';
  Object.assign(box.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
}

function makeBox(): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('aria-hidden', 'true');
  made.style.cssText =
    'all:initial;position:fixed;z-index:2147483647;pointer-events:none;box-sizing:border-box;outline:2px solid #1d4ed8;outline-offset:1px;box-shadow:0 0 0 4px #fff;border-radius:2px;background:rgb(29 78 216 / 12%)';
  document.documentElement.append(made);
  return made;
}

function outline(element: Element | null): void {
  box ??= makeBox();
  shown = element;
  place();
}

function hold(event: Event): void {
  if (!isOn) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const element = event.target instanceof Element ? event.target.closest(`[${mark}]`) : null;
  if (event.type === 'pointerover') outline(element);
  if (event.type !== 'click' || !element) return;
  outline(element);
  parent.postMessage({ channel, at: Number(element.getAttribute(mark)) }, '*');
}

const held =
  'click dblclick auxclick mousedown mouseup pointerdown pointerup pointerover submit'.split(' ');
for (const type of held) addEventListener(type, hold, true);

addEventListener(
  'keydown',
  (event) => {
    if (!isOn || event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    parent.postMessage({ channel, at: null }, '*');
  },
  true,
);
addEventListener('scroll', place, true);
addEventListener('resize', place);

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  const said = data as { channel?: unknown; on?: unknown; at?: unknown } | null;
  if (source !== parent || said?.channel !== channel) return;
  isOn = said.on === true;
  document.documentElement.style.cursor = isOn ? 'crosshair' : '';
  const wanted = Number.isInteger(said.at)
    ? document.querySelector(`[${mark}="${String(said.at)}"]`)
    : null;
  wanted?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  outline(wanted);
});
