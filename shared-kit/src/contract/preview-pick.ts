import { scanHtml } from './html-scan';

/** Attribute that identifies an element of a preview by the offset of its tag in the source. */
const mark = 'data-sw-at';

/** Elements that cannot be picked, or that stand for the whole page. */
const unmarked =
  /^(?:html|head|body|base|link|meta|title|script|style|noscript|template|br|wbr|source|track)$/;

/**
 * Marks the elements of a page for picking: each carries the offset of its tag in `html`, so that
 * it is found in the source however scripts moved it. An SVG is one element. Exports and published
 * pages never have marks.
 */
export function markElements(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  let drawings = 0;
  for (const { name, closing, start, end } of scanHtml(html, { has: () => true }).tags) {
    const isInside = drawings > 0;
    if (name === 'svg')
      drawings += closing ? -Math.min(1, drawings) : selfCloses(html, end) ? 0 : 1;
    if (closing || isInside || unmarked.test(name)) continue;
    const behindName = start + 1 + name.length;
    pieces.push(html.slice(from, behindName), ` ${mark}="${start}"`);
    from = behindName;
  }
  return pieces.join('') + html.slice(from);
}

const selfCloses = (html: string, end: number): boolean => html.slice(end - 2, end) === '/>';

/**
 * The preview's part of pointing at an element; the runner says when (preview-messages). It hears a
 * click before the page's own scripts do and keeps it from them. It tells a mark and nothing else, so a
 * page that speaks in its place gains nothing.
 */
export const pickScript = `<script>(() => {
  const channel = 'sitewright-preview-pick';
  let isOn = false, shown = null, box = null;
  const markOf = (target) => target instanceof Element ? target.closest('[${mark}]') : null;
  const place = () => {
    if (!box) return;
    const { left, top, width, height } = shown?.isConnected ? shown.getBoundingClientRect() : { width: 0 };
    box.style.display = isOn && width > 0 ? 'block' : 'none';
    Object.assign(box.style, { left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px' });
  };
  const outline = (element) => {
    if (!box) {
      box = document.createElement('div');
      box.setAttribute('aria-hidden', 'true');
      box.style.cssText = 'all:initial;position:fixed;z-index:2147483647;pointer-events:none;box-sizing:border-box;outline:2px solid #1d4ed8;outline-offset:1px;box-shadow:0 0 0 4px #fff;border-radius:2px;background:rgb(29 78 216 / 12%)';
      document.documentElement.append(box);
    }
    shown = element;
    place();
  };
  const hold = (event) => {
    if (!isOn) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const element = markOf(event.target);
    if (event.type === 'pointerover') outline(element);
    if (event.type !== 'click' || !element) return;
    outline(element);
    parent.postMessage({ channel, at: Number(element.getAttribute('${mark}')) }, '*');
  };
  for (const type of ['click', 'dblclick', 'auxclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'pointerover', 'submit']) {
    addEventListener(type, hold, true);
  }
  addEventListener('keydown', (event) => {
    if (!isOn || event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    parent.postMessage({ channel, at: null }, '*');
  }, true);
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.channel !== channel) return;
    isOn = data.on === true;
    document.documentElement.style.cursor = isOn ? 'crosshair' : '';
    const wanted = Number.isInteger(data.at) ? document.querySelector('[${mark}="' + data.at + '"]') : null;
    wanted?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    outline(wanted);
  });
})();</script>`
  // In one line: the lines of a page's own errors are counted from its source.
  .replaceAll(/\n\s*/g, ' ');
