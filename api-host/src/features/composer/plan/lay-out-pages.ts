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

/** Deals the sections out to the pages that were asked for; a page nothing answers to gets its own. */
export function layOutPages(list: readonly Wanted[], pages: readonly string[]): Placed[] {
  const left = [...list];
  const placed: Placed[] = [];
  for (const page of pages.filter((name) => !isHome(name))) {
    const at = left.findIndex((one) => answers(one, page));
    const wanted =
      at < 0 ? { id: 'custom', words: page, items: [] } : (left.splice(at, 1)[0] as Wanted);
    placed.push({ wanted, view: page.toLowerCase(), opens: page });
  }
  return [...left.map((wanted) => ({ wanted, view: homeView, opens: null })), ...placed];
}
