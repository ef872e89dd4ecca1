import type { SeenLooks } from './seen-page';

/** Runs in the browser and is sent there as text: it must stand alone. Colours come as the browser computes them. */
export function probeLooks(page: Document): Omit<SeenLooks, 'overflow'> {
  const canvas = page.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const solid = (value: string): string[] => {
    if (!canvas || value === '' || value === 'none') return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return alpha < 128 ? [] : [`rgb(${red}, ${green}, ${blue})`];
  };
  const visible = (element: Element): boolean => element.getClientRects().length > 0;
  const all = (selector: string): Element[] =>
    [...page.querySelectorAll(selector)].filter(visible).slice(0, 600);
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  const paint = (element: Element): string[] => {
    const { backgroundColor, backgroundImage } = style(element);
    const stops = backgroundImage.match(/(?:rgb|oklch|oklab|color|hsl)a?\([^()]*\)/g) ?? [];
    return [...solid(backgroundColor), ...stops.flatMap(solid)];
  };
  const unique = (values: string[]): string[] => [...new Set(values)];
  const body = [page.body, page.documentElement].flatMap(paint)[0] ?? 'rgb(255, 255, 255)';
  const actions = all('a, button, input[type=submit]').filter((one) => paint(one).length > 0);
  const reading = all('main p, main li, p')[0] ?? page.body;
  const headline = all('h1, h2')[0] ?? page.body;
  const everything = all('body, body *');
  const size = (element: Element): number => Number.parseFloat(style(element).fontSize);
  return {
    body,
    text: solid(style(reading).color)[0] ?? '',
    grounds: unique(
      all('body > *, main > *, main section, main > * > *, header, footer').flatMap(paint),
    ),
    buttons: unique(actions.flatMap(paint)),
    links: unique(all('a').flatMap((link) => solid(style(link).color))),
    headings: unique(all('h1, h2, h3').flatMap((one) => solid(style(one).color))),
    any: unique(
      everything.flatMap((one) => [
        ...paint(one),
        ...solid(style(one).color),
        ...(Number.parseFloat(style(one).borderTopWidth) +
          Number.parseFloat(style(one).borderLeftWidth) >
        0
          ? [...solid(style(one).borderTopColor), ...solid(style(one).borderLeftColor)]
          : []),
        ...(one instanceof SVGElement ? solid(style(one).fill) : []),
      ]),
    ),
    bodyFont: style(reading).fontFamily,
    headingFont: style(headline).fontFamily,
    bodySize: size(reading),
    headlineSize: size(headline),
    buttonRadius: Math.max(
      0,
      ...actions.map((one) => Number.parseFloat(style(one).borderTopLeftRadius) || 0),
    ),
  };
}
