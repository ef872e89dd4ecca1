import { setAttribute } from '../reviewed-page';
import type { ReviewedElement } from '../reviewed-page';
import { counted } from '../rule';
import type { ReviewedWork, Rule } from '../rule';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The id that a link refers to within this site, or null for external and empty links. */
function targetOf(href: string): string | null {
  const address = href.trim();
  if (address === '' || address === '#' || address === '#top') return null;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return null;
  // Hash routes read by a script, such as `#/about`.
  if (address.startsWith('#/') || address.startsWith('#!')) return null;
  if (address.startsWith('#')) return safeDecode(address.slice(1));
  const [path = '', anchor] = address.split('#');
  if (/^(?:\.?\/)?(?:index\.html)?$/.test(path.replace(/\?.*$/, ''))) {
    return anchor ? safeDecode(anchor) : null;
  }
  return anchor || path.replace(/^.*\/(?=.)|\/$/g, '').replace(/\.html?$/, '');
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An id that the script creates or looks up exists when it is needed. */
const madeByScript = ({ js }: ReviewedWork, id: string): boolean =>
  new RegExp(`['"\`#]${id.replaceAll(/[^\w-]/g, '.')}['"\`]`).test(js);

/** The section a link most likely means: by id, class or heading text. */
function findMeant(work: ReviewedWork, link: ReviewedElement, target: string): string | undefined {
  const wanted = [slug(target), slug(link.text)].filter((word) => word.length > 2);
  const ids = work.page.elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
  return ids.find((id) =>
    wanted.some(
      (word) =>
        id !== '' && (slug(id).includes(word) || (id.length > 3 && word.includes(slug(id)))),
    ),
  );
}

interface Way {
  readonly href: string;
  /** The heading that must get an id first. */
  readonly heading?: ReviewedElement;
}

function wayTo(work: ReviewedWork, link: ReviewedElement, target: string, taken: Set<string>): Way {
  const known = findMeant(work, link, target);
  if (known !== undefined) return { href: `#${known}` };
  const wanted = [slug(target), slug(link.text)].filter((word) => word.length > 2);
  const heading = work.page.elements.find(
    ({ name, text, attributes }) =>
      /^h[1-6]$/.test(name) &&
      !attributes.has('id') &&
      wanted.some((word) => slug(text).includes(word)),
  );
  const id = slug(target);
  if (!heading || id === '' || taken.has(id)) return { href: '#top' };
  taken.add(id);
  return { href: `#${id}`, heading };
}

/** Links within the site whose target does not exist. */
export const linkRules: readonly Rule[] = [
  {
    id: 'dead-links',
    severity: 'error',
    file: 'html',
    automatic: true,
    says: (count) => `${counted(count, 'link')} inside the site leads nowhere.`,
    fix: 'Let them lead somewhere',
    did: (count) =>
      `${counted(count, 'link')} that led nowhere leads to the section it names, or to the top where there is none.`,
    find: (work) => {
      const names = new Set(
        work.page.elements.flatMap(({ attributes }) => [
          attributes.get('id') ?? '',
          attributes.get('name') ?? '',
        ]),
      );
      const ways = new Map<string, Way>();
      return work.page.elements.flatMap((link) => {
        const href = link.name === 'a' ? (link.attributes.get('href') ?? '') : '';
        const target = targetOf(href);
        const isPage = !href.trim().startsWith('#');
        if (target === null || (!isPage && names.has(target))) return [];
        if (madeByScript(work, target)) return [];
        const old = ways.get(target);
        const way = old ?? wayTo(work, link, target, names);
        ways.set(target, way);
        const edits = setAttribute(link, 'href', way.href);
        // Other links to the same place follow; its heading gets its id once.
        const naming =
          !old && way.heading ? setAttribute(way.heading, 'id', way.href.slice(1)) : [];
        return [{ detail: href.slice(0, 80), line: link.line, html: [...naming, ...edits] }];
      });
    },
  },
];
