import type { ReviewFinding, SiteReview } from 'shared-kit/contract';
import { applyEdits } from 'site-document/edit';
import type { AxeAnswer } from './axe/axe-answer';
import { groupHits, presentAxe } from './axe/axe-findings';
import { checkConformance } from './html-conformance';
import { readPage } from './reviewed-page';
import { bySeverity } from './rule';
import type { Hit, ReviewedSite, ReviewedWork, Rule } from './rule';
import { rules } from './rules';
import { scoreOf } from './score';
import { isWithinBounds } from './tag-bounds';

/** Selects the rule to repair, or all rules with a repair. */
export type RuleChoice = (rule: Rule, hits: readonly Hit[]) => boolean;

const read = ({ html, css, js }: ReviewedSite, pictures: ReadonlySet<string>): ReviewedWork => ({
  pictures,
  html,
  css,
  js,
  page: readPage(html),
});

const canRepair = ({ html, css }: Hit): boolean => html !== undefined || css !== undefined;

/** All findings of the rules and of axe about a site. */
export async function reviewSite(
  site: ReviewedSite,
  pictures: ReadonlySet<string>,
  axe: AxeAnswer,
  more: Partial<Pick<SiteReview, 'repaired' | 'undone'>> = {},
): Promise<SiteReview> {
  const work = read(site, pictures);
  const own = rules.flatMap((rule) => presentRule(rule, rule.find(work)));
  const standard = (await conformanceOf(work)).map(
    ({ id: rule, count, ...finding }): ReviewFinding => ({
      ...finding,
      rule,
      count,
      file: 'html',
      fix: null,
    }),
  );
  const told = presentAxe(work, axe, new Set(own.map(({ rule }) => rule)));
  const findings = [...own, ...told, ...standard].toSorted(bySeverity);
  const { repaired = [], undone = [] } = more;
  return { ...scoreOf(findings), findings, repaired, undone };
}

const conformanceOf = async ({ html }: ReviewedWork) =>
  isWithinBounds(html) ? checkConformance(html) : [];

function presentRule(rule: Rule, hits: readonly Hit[]): ReviewFinding[] {
  const [first] = hits;
  if (!first) return [];
  return [
    {
      rule: rule.id,
      severity: rule.severity,
      message: rule.says(hits.length),
      detail: first.detail ?? null,
      file: rule.file,
      line: first.line ?? null,
      count: hits.length,
      fix: rule.fix !== undefined && hits.some(canRepair) ? rule.fix : null,
    },
  ];
}

export interface RepairedSite {
  readonly site: ReviewedSite;
  /** The repaired rules and what was done, in sentences. */
  readonly repaired: readonly { readonly rule: string; readonly message: string }[];
}

/** Repairs the selected rules one after the other, so that each sees the previous result. */
export function repairSite(
  site: ReviewedSite,
  pictures: ReadonlySet<string>,
  choice: RuleChoice,
): RepairedSite {
  const repaired: { rule: string; message: string }[] = [];
  let current = site;
  let work = read(site, pictures);
  for (const rule of rules) {
    const hits = rule.find(work).filter(canRepair);
    if (hits.length === 0 || !choice(rule, hits)) continue;
    const html = applyEdits(
      current.html,
      hits.flatMap((hit) => hit.html ?? []),
    );
    const css = applyEdits(
      current.css,
      hits.flatMap((hit) => hit.css ?? []),
    );
    current = { html, css, js: site.js };
    work = read(current, pictures);
    repaired.push({ rule: rule.id, message: rule.did?.(hits.length) ?? '' });
  }
  return { site: current, repaired };
}

/** Repairs the selected findings of axe that have an unambiguous repair. */
export function repairWithAxe(
  site: ReviewedSite,
  pictures: ReadonlySet<string>,
  axe: AxeAnswer,
  choice: (id: string, places: number) => boolean,
): RepairedSite {
  const chosen = groupHits(read(site, pictures), axe).flatMap(({ id, places }) => {
    const repairable = places.filter(({ changes }) => changes.length > 0);
    const [first] = repairable;
    return first && choice(id, places.length)
      ? [{ rule: id, message: first.words.did?.(repairable.length) ?? '', repairable }]
      : [];
  });
  const changes = chosen.flatMap(({ repairable }) => repairable.flatMap((place) => place.changes));
  return {
    site: { ...site, html: applyEdits(site.html, changes) },
    repaired: chosen.map(({ rule, message }) => ({ rule, message })),
  };
}

/** Number of violations per rule. */
export function countHits(
  site: ReviewedSite,
  pictures: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const work = read(site, pictures);
  return new Map(rules.map((rule) => [rule.id, rule.find(work).length]));
}

/** Number of violations per axe finding. */
export function countWithAxe(
  site: ReviewedSite,
  pictures: ReadonlySet<string>,
  axe: AxeAnswer,
): ReadonlyMap<string, number> {
  const groups = groupHits(read(site, pictures), axe);
  return new Map(groups.map(({ id, places }) => [id, places.length]));
}
