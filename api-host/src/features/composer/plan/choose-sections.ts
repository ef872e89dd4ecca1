import type { Brief, Wanted } from '../brief';
import type { SiteKind } from '../kinds/kind';
import { sectionById } from '../sections';
import { capitalise } from '../text/words';

/** A page with fewer sections than this looks unfinished; the kind's usual ones fill it up. */
const least = 5;

const wish = (id: string): Wanted => ({ id, words: '', items: [] });

/** What a kind calls the same thing: a store has products where a restaurant has a menu. */
function translate(wanted: Wanted, kind: SiteKind): Wanted {
  if (wanted.id === 'products' && kind.id === 'portfolio') return { ...wanted, id: 'work' };
  if (
    wanted.id === 'pricing' &&
    /^(?:prices|preise|precios|preços|prezzi)$/i.test(wanted.words) &&
    kind.sections.includes('menu')
  ) {
    return { ...wanted, id: 'menu' };
  }
  return wanted;
}

/** A page to use has the tools asked for and nothing to fill it up; what they cover is in them already. */
function appParts(list: readonly Wanted[], subject: string): Wanted[] {
  // "For a bar team by hours worked" speaks of who uses it; a page of the team was not asked for.
  const parts = list.filter(
    ({ id, words }) => !(['team', 'location'].includes(id) && !/\s/.test(words)),
  );
  // What a dashboard is to show, and nobody prepared, becomes its panels.
  const own = parts.filter(({ id }) => id === 'custom');
  const dashboard = parts.some(({ id }) => id === 'overview') && own.length > 1;
  if (dashboard) {
    const items = own
      .flatMap(({ words }) => words.split(/ and (?=\S+ costs| \S+$)/))
      .map((title) => ({ title }));
    const about = parts.filter(
      ({ id }) => !['custom', 'overview', 'listings', 'products'].includes(id),
    );
    return [{ id: 'panels', words: '', items }, ...about];
  }
  return parts.length > 0 ? parts : [{ id: 'ownlist', words: subject, items: [] }];
}

/** A tool that answers the same words more exactly takes the place of the general one. */
const insteadOf: Readonly<Record<string, string>> = {
  quiz: 'finder',
  habits: 'quitting',
  timer: 'intervals',
  bills: 'sharedcosts',
  'calc-tip': 'sharedcosts',
  'calc-rentsplit': 'sharedcosts',
  'calc-units': 'calc-kitchen',
};

/** Drops what another section of the page brings along: "streaks" beside the habit tracker. */
function withoutCovered(all: readonly Wanted[]): Wanted[] {
  const given = all.filter(({ id }) => !all.some((other) => other.id === insteadOf[id]));
  const apps = given.filter((one) => sectionById(one.id).app && one.id !== 'ownlist');
  // The guessed list stands in for a tool we have; beside one it would only repeat it.
  const list = apps.length > 0 ? given.filter((one) => one.id !== 'ownlist') : given;
  return list.filter(
    (one) =>
      (one.id !== 'custom' && sectionById(one.id).yields !== true) ||
      !list.some(
        (other) =>
          other !== one &&
          // "Honey harvest by month as a chart" is more than the chart any dashboard has.
          !(other.id === 'overview' && one.words.split(/\s+/).length > 3) &&
          sectionById(other.id).covers?.test(one.words) === true,
      ),
  );
}

function drop<T>(list: T[], unwanted: (one: T) => boolean): void {
  list.splice(0, list.length, ...list.filter((one) => !unwanted(one)));
}

/** Which sections the page has, in the order they were asked for and then by what is usual. */
export function chooseSections(brief: Brief, kind: SiteKind): Wanted[] {
  const renamed = brief.wanted.map((one) => translate(one, kind));
  // "A menu with prices" is one menu, whatever both were called.
  const asked = renamed.filter(
    (one, at) => one.id !== 'menu' || renamed.findIndex((other) => other.id === one.id) === at,
  );
  const services = brief.impossible
    .filter(
      (one) =>
        !asked.some(
          (other) =>
            other.words.toLowerCase().includes(one.words.toLowerCase()) ||
            one.words.toLowerCase().includes(other.words.toLowerCase()),
        ),
    )
    .map((one) => ({ id: 'custom', words: capitalise(one.words), items: [] }));
  if (brief.commission !== null) return asked;
  // What an announced product does is told on its page, not built into it.
  if (!brief.app && brief.kindId === 'saas') drop(asked, ({ id }) => id === 'ownlist');
  const list = withoutCovered([...asked, ...services]);
  if (brief.app) return appParts(list, brief.subject);
  const fits = (id: string) => !list.some((one) => one.id === id) && !brief.excluded.includes(id);
  for (const id of kind.core ?? []) {
    // "No cart" leaves the goods; "no menu" leaves the menu away.
    if (
      !list.some((one) => one.id === id) &&
      (id === 'products' || fits(id)) &&
      !list.some((one) => ['products', 'listings'].includes(one.id))
    )
      insert(list, wish(id));
  }
  for (const id of kind.sections) {
    if (list.length >= least && !(brief.offerings.length > 0 && ['menu', 'products'].includes(id)))
      continue;
    if (fits(id)) insert(list, wish(id));
  }
  const shows = (...ids: string[]) => list.some((one) => ids.includes(one.id));
  if (brief.offerings.length > 0 && !shows('menu', 'products', 'services', 'work')) {
    insert(
      list,
      wish(
        fits('menu') &&
          kind.items.list.length > 0 &&
          ['bakery', 'cafe', 'restaurant'].includes(kind.id)
          ? 'menu'
          : 'services',
      ),
    );
  }
  if (brief.facts.prices.length > 0 && !shows('menu', 'products', 'pricing'))
    insert(list, wish('menu'));
  if (brief.facts.quotes.length > 0 && !shows('testimonials')) insert(list, wish('testimonials'));
  if (brief.facts.people.length > 0 && !shows('team')) insert(list, wish('team'));
  if (brief.facts.hours.length > 0 && !shows('location', 'servicetimes'))
    insert(list, wish('location'));
  const reach =
    brief.facts.phones.length + brief.facts.emails.length > 0 || brief.facts.address !== null;
  if (
    reach
      ? !shows('contact', 'location')
      : !shows('contact', 'booking', 'signup', 'rsvp', 'newsletter', 'cta')
  ) {
    if (reach || fits('contact')) insert(list, wish('contact'));
  }
  return list;
}

/** Puts a section we added where its rank belongs without moving what the member ordered. */
function insert(list: Wanted[], added: Wanted): void {
  const { rank } = sectionById(added.id);
  const at = list.findIndex((one) => sectionById(one.id).rank > rank);
  list.splice(at < 0 ? list.length : at, 0, added);
}

/** Forms and calls to action end a page even when they were named first. */
export function orderSections(list: Wanted[]): Wanted[] {
  const late = (one: Wanted) => (sectionById(one.id).rank >= 8 ? sectionById(one.id).rank : 0);
  return list
    .map((one, index) => ({ one, index }))
    .toSorted((a, b) => late(a.one) - late(b.one) || a.index - b.index)
    .map(({ one }) => one);
}
