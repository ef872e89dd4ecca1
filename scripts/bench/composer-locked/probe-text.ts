import type { SeenBlock, SeenText } from './seen-page';

/** Runs in the page, browser or jsdom, and is sent there as text: it must stand alone. */
export function probeBlocks(page: Document): SeenBlock[] {
  const inline =
    /^(?:a|abbr|b|br|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr|font|tspan)$/;
  const silent = /^(?:script|style|template|noscript|head|datalist)$/;
  const sections = [...page.querySelectorAll('section, header, footer, article, details')];
  // A view behind a tab or a link of the page counts as shown: a visitor opens it with one press.
  const opened = new Set(
    [...page.querySelectorAll('a[href^="#"], [aria-controls]')].map((one) =>
      (one.getAttribute('aria-controls') ?? one.getAttribute('href') ?? '').replace('#', ''),
    ),
  );
  const shown = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.id !== '' && opened.has(at.id)) continue;
      if (silent.test(at.localName) || at.hasAttribute('hidden')) return false;
      const style = page.defaultView?.getComputedStyle(at);
      if (style?.display === 'none' || style?.visibility === 'hidden') return false;
      if (at.localName === 'svg' && at.getAttribute('aria-hidden') === 'true') return false;
    }
    return true;
  };
  const standing = (element: Element): boolean => {
    const display = page.defaultView?.getComputedStyle(element).display ?? '';
    return !inline.test(element.localName) || /block|flex|grid|list-item/.test(display);
  };
  const texts = new Map<Element, string>();
  const walker = page.createTreeWalker(page.body, 5);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const breaks = node.nodeName === 'BR';
    let box = node.parentElement;
    if (!box || (node.nodeType === 1 && !breaks) || !shown(box)) continue;
    while (box.parentElement && box !== page.body && !standing(box)) box = box.parentElement;
    texts.set(box, (texts.get(box) ?? '') + (breaks ? ' ' : (node.nodeValue ?? '')));
  }
  return [...texts]
    .map(([box, text]) => ({
      tag: box.localName,
      text: text.replaceAll(/\s+/g, ' ').trim(),
      section: sections.findLastIndex((section) => section.contains(box)),
    }))
    .filter(({ text }) => text !== '');
}

/** Runs in the page as well. */
export function probeRest(page: Document): Omit<SeenText, 'blocks'> {
  const flat = (text: string | null | undefined): string =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const all = (selector: string): Element[] => [...page.querySelectorAll(selector)];
  const labelOf = (field: Element): string => {
    const labels = 'labels' in field ? [...((field as HTMLInputElement).labels ?? [])] : [];
    const words = labels.map((label) => label.textContent);
    const options = [...field.querySelectorAll('option')].map((one) => one.textContent);
    const own = ['aria-label', 'placeholder', 'value'].map((name) => field.getAttribute(name));
    return flat([...words, ...own, ...options].join(' '));
  };
  const small = all('li, tr, article, dl > div, div, p, dd, details, figure').filter(
    (element) => element.closest('header, nav') === null,
  );
  const drawings = [
    ...all('svg use').map((use) => use.getAttribute('href') ?? ''),
    ...all('[data-icon]').map((element) => element.getAttribute('data-icon') ?? ''),
    ...all('img[alt]').map((picture) => picture.getAttribute('alt') ?? ''),
    ...all('svg > title').map((title) => title.textContent ?? ''),
  ];
  return {
    title: page.title,
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    language: page.documentElement.lang,
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: flat(link.textContent),
    })),
    buttons: all('button, input[type=submit]').map((button) =>
      flat(`${button.textContent} ${button.getAttribute('aria-label') ?? ''}`),
    ),
    forms: all('form').map((form) =>
      [...form.querySelectorAll('input:not([type=hidden]), select, textarea')].map((field) => ({
        type: field.getAttribute('type') ?? field.localName,
        label: labelOf(field),
      })),
    ),
    groups: small.map((element) => flat(element.textContent)).filter((text) => text.length < 320),
    drawings: drawings.map(flat).filter((name) => name !== ''),
    parts: all('body *')
      .filter((element) => element.closest('svg') === null || element.localName === 'svg')
      .map((element) => `${element.localName}.${element.classList[0] ?? ''}`),
  };
}
