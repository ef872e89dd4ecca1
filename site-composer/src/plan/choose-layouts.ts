import type { ArtDirection } from '../art/directions';
import type { Brief } from '../model/brief';
import type { IconName, LayoutId, Section, SectionKind, ToolPlan } from '../model/page';
import { chooseEmblem, lettersOf } from './choose-emblem';
import type { DraftSection } from './draft-section';
import { largeLines } from './large-lines';
import { fittingArt } from './fitting-art';

/** Every layout the renderer can draw a kind of section in. */
export type LayoutsOf = (kind: SectionKind) => readonly LayoutId[];

/**
 * Gives every section its anchor and its layout: what the direction prefers, none twice for sections of a kind. Drawings
 * that do not show the subject are taken away; the layouts then set the words alone.
 */
export function placeSections(
  drafts: readonly DraftSection[],
  direction: ArtDirection,
  brief: Brief,
  layoutsOf: LayoutsOf,
): Section[] {
  const used = new Map<SectionKind, number>();
  const hero = drafts.find((draft) => draft.kind === 'hero');
  const art = hero?.kind === 'hero' ? fittingArt(brief, hero.icons) : [];
  const part = drafts.find((draft) => draft.kind === 'tool');
  const tool = part?.kind === 'tool' ? part.tool : null;
  const ids = new Set<string>();
  return drafts.map((planned) => {
    const draft = withFittingArt(planned, brief, art, tool);
    const count = used.get(draft.kind) ?? 0;
    used.set(draft.kind, count + 1);
    const preferred =
      draft.kind === 'hero' ? direction.heroes : (direction.prefers[draft.kind] ?? []);
    const possible = layoutsOf(draft.kind).filter((layout) => suits(layout, draft, brief));
    const all = [...new Set([...preferred, ...possible])].filter((layout) =>
      possible.includes(layout),
    );
    const fitting = preferred.filter((layout) => possible.includes(layout));
    const shift = draft.kind === 'hero' ? brief.seed % Math.max(1, fitting.length) : count;
    const layout = all[shift % Math.max(1, all.length)] ?? '';
    return { ...draft, id: anchor(draft, ids), layout };
  });
}

/** A programme longer than this is read line by line, not in boxes side by side. */
const mostBoxes = 4;

/** Whether a form that says something by itself says it of this subject: a ticket is for what one goes to. */
function suits(layout: LayoutId, draft: DraftSection, brief: Brief): boolean {
  if (draft.kind === 'schedule') return layout !== 'table' || draft.entries.length <= mostBoxes;
  if (draft.kind === 'prices') return (layout === 'plans') === (draft.action !== undefined);
  // Facts under a heading are read line by line.
  if (draft.kind === 'facts') return draft.heading === null || layout === 'ledger';
  if (draft.kind !== 'hero') return true;
  const { purpose, subject } = brief;
  if (layout === 'ticket') return purpose === 'event' || ticketed.has(subject.tradeId ?? '');
  if (layout === 'window') return purpose === 'application' || purpose === 'product';
  if (layout === 'arch') return purpose === 'celebration' || invited.has(subject.tradeId ?? '');
  return true;
}

const ticketed = new Set(
  'musician festival conference contest sports-club podcast choir theatre-group cinema dj market school-fair charity-run'.split(
    ' ',
  ),
);
const invited = new Set(
  'wedding celebration restaurant hotel holiday-let florist jewellery hairdresser church therapist yoga birthday-party baby-shower reunion memorial wedding-planner'.split(
    ' ',
  ),
);

/** A drawing beside a text says something only where it is of the subject and not the one of the first screen again. */
function withFittingArt(
  draft: DraftSection,
  brief: Brief,
  art: readonly IconName[],
  tool: ToolPlan | null,
): DraftSection {
  if (draft.kind === 'hero')
    return isUsedAtOnce(brief, tool)
      ? { ...draft, icons: [] }
      : { ...draft, icons: art, ...emblemFor(brief, art, tool, draft.headline) };
  if ((draft.kind !== 'text' && draft.kind !== 'call') || draft.icon === undefined) return draft;
  const { icon, ...rest } = draft;
  return !art.includes(icon) && fittingArt(brief, [icon]).includes(icon) ? draft : rest;
}

/** Parts that are used the moment the page is open: nothing large stands between the name and the first press. */
const usedAtOnce = new Set<ToolPlan['type']>([
  'counter',
  'quiz',
  'timer',
  'game',
  'calculator',
  'converter',
  'formula',
  'password',
  'picker',
  'planner',
  'worksheet',
]);

const isUsedAtOnce = ({ purpose }: Brief, tool: ToolPlan | null): boolean =>
  purpose === 'application' &&
  tool !== null &&
  (usedAtOnce.has(tool.type) || (tool.type === 'list' && tool.moment !== undefined));

/** Type, or a sketch of a window, in place of drawings that would be of something else. */
function emblemFor(
  brief: Brief,
  art: readonly IconName[],
  tool: ToolPlan | null,
  headline: string,
): Pick<DraftHero, 'emblem'> {
  const family = art.length > 0 ? null : chooseEmblem(brief, tool);
  const lines = family === 'lettering' ? largeLines(brief, headline) : null;
  if (family === null || lines?.length === 0) return {};
  return {
    emblem: {
      family,
      seed: brief.seed,
      letters: lettersOf(brief.name.text),
      ...(lines === null ? {} : { lines }),
    },
  };
}

type DraftHero = Extract<DraftSection, { kind: 'hero' }>;

function anchor({ kind, heading, navigation }: DraftSection, ids: Set<string>): string {
  const words = kind === 'contact' ? 'contact' : (navigation ?? heading ?? kind);
  const plain = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32);
  const base = plain === '' || /^\d/.test(plain) ? kind : plain;
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
