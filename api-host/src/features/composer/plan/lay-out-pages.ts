import type { Wanted } from '../brief';
import { sectionKinds } from '../sections';

export const homeView = 'home';
const isHome = (name: string): boolean => /^(?:home(?: ?page)?|start|overview page)$/i.test(name);

const answers = (one: Wanted, page: string): boolean => {
  const name = page.toLowerCase();
  if (one.words.toLowerCase().includes(name)) return true;
  const section = sectionKinds.find((kind) => kind.id === one.id);
  return (
    section !== undefined &&
    (section.nav.toLowerCase() === name ||
      new RegExp(`^(?:${section.asked.source})$`, 'iu').test(page))
  );
};

/** A section with the page it is on; `home` holds what was not listed as a page of its own. */
export interface Placed {
  wanted: Wanted;
  view: string;
  /** The page's name when the section opens it. */
  opens: string | null;
}

/** What a page is made of when no section answers to its name. */
const newPart = (page: string): Wanted => ({
  id: /^(?:overview|dashboard|summary)$/i.test(page) ? 'overview' : 'custom',
  words: page,
  items: [],
});

/** Deals the sections out to the pages that were asked for; a page nothing answers to gets its own. */
export function layOutPages(list: readonly Wanted[], pages: readonly string[]): Placed[] {
  if (pages.length === 0) return list.map((wanted) => ({ wanted, view: homeView, opens: null }));
  const left = list.filter((one) => !/^(?:tabs|pages|screens|views)$/i.test(one.words));
  const named = pages.filter((name) => !isHome(name));
  const placed = named.map((page): Placed => {
    const same = left.findIndex((one) => one.words.toLowerCase() === page.toLowerCase());
    const at = same >= 0 ? same : left.findIndex((one) => answers(one, page));
    const wanted = at < 0 ? newPart(page) : (left.splice(at, 1)[0] as Wanted);
    return { wanted, view: page.toLowerCase(), opens: page };
  });
  const onto = (view: string): Placed[] => left.map((wanted) => ({ wanted, view, opens: null }));
  if (pages.some(isHome)) return [...onto(homeView), ...placed];
  // Without a page called home what is left stands on the first one, after what that is named for.
  return [...placed.slice(0, 1), ...onto(placed[0]?.view ?? homeView), ...placed.slice(1)];
}
