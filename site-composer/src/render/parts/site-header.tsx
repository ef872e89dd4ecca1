/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import { askedPair } from '../../colour/asked-pair';
import type { Action, Section } from '../../model/page';
import { usePage, useScript } from '../page-scope';
import { ActionLink } from './actions';

interface HeaderProps {
  readonly sections: readonly Section[];
  readonly ground: string;
}

/** More letters of name and action together leave no room for the name on a phone. */
const longest = 32;

/** The page's action also stands in the header, where it stays in reach. */
function firstAction(sections: readonly Section[]): Action | undefined {
  return sections.flatMap((section) => (section.kind === 'hero' ? section.actions : []))[0];
}

/** What a line of the header holds beside its gaps, in letters: the name, the ways and the action. */
const longestLine = 115;
const gap = 4;
const fewestLinks = 3;
/** What is found by scrolling goes first where not all ways fit on the line. */
const spared: readonly Section['kind'][] = ['questions', 'text', 'quotes', 'steps', 'cards'];

/** The ways through the page, as many as fit beside `taken` letters. */
function linksOf(sections: readonly Section[], taken: number): Section[] {
  const listed = sections
    .flatMap((section) =>
      section.kind === 'contact' && section.visit ? [section.visit, section] : [section],
    )
    .filter(({ navigation }) => navigation !== null);
  const isOver = (): boolean =>
    listed.reduce((sum, { navigation }) => sum + (navigation ?? '').length + gap, taken) >
    longestLine;
  for (const kind of spared)
    for (let at = listed.length - 1; at > 0 && listed.length > fewestLinks && isOver(); at -= 1)
      if (listed[at]?.kind === kind) listed.splice(at, 1);
  return listed;
}

function Links({
  sections,
  taken,
}: {
  readonly sections: readonly Section[];
  readonly taken: number;
}) {
  const listed = linksOf(sections, taken);
  return (
    <ul class="nav-links">
      {listed.map(({ id, navigation }) => (
        <li key={id}>
          <a href={`#${id}`}>{navigation}</a>
        </li>
      ))}
    </ul>
  );
}

/** Name, ways through the page, and the action; on phones the ways fold behind a button once scripts run. */
export function SiteHeader({ sections, ground }: HeaderProps) {
  const { plan, labels, direction } = usePage();
  const { second } = askedPair(plan.look, plan.look.asked['background'] ?? '#ffffff');
  const action = firstAction(sections);
  const some = sections.some(({ navigation }) => navigation !== null);
  useScript('menu');
  return (
    <header
      class={`site-header header-${direction.header} on-${ground}${second === null ? '' : ' of-two'}`}
    >
      <div class="wrap">
        <a class="brand" href="#top">
          {plan.name}
        </a>
        {some && (
          <>
            <button
              class="menu-button"
              type="button"
              aria-expanded="false"
              aria-controls="navigation"
              hidden
            >
              <Glyph name="menu" />
              <span>{labels.menu}</span>
            </button>
            <nav class="nav" id="navigation" aria-label={labels.navigation}>
              <Links sections={sections} taken={plan.name.length + (action?.label.length ?? 0)} />
            </nav>
          </>
        )}
        {action && (
          <div
            class={
              action.label.length + plan.name.length > longest
                ? 'header-action is-long'
                : 'header-action'
            }
          >
            <ActionLink action={action} />
          </div>
        )}
      </div>
    </header>
  );
}
