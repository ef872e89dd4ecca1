import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ArtDirection } from '../art/directions';
import type { OpenFactKey, PagePlan } from '../model/page';
import type { ScriptName } from '../browser/script-names';
import { labelsOf } from './labels/labels';
import type { Labels } from './labels/labels';

/** What every part of a page may ask while it is drawn, and what the parts report. */
export interface PageScope {
  readonly plan: PagePlan;
  readonly direction: ArtDirection;
  readonly labels: Labels;
  /** Scripts the drawn parts need. */
  readonly scripts: Set<ScriptName>;
  /** Facts the owner has yet to give that have their slot. */
  readonly placedFacts: Set<OpenFactKey>;
}

export function makeScope(plan: PagePlan, direction: ArtDirection): PageScope {
  return {
    plan,
    direction,
    labels: labelsOf(plan.language),
    scripts: new Set(),
    placedFacts: new Set(),
  };
}

const Scope = createContext<PageScope | null>(null);
export const PageScopeProvider = Scope.Provider;

export function usePage(): PageScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('Parts of a page are drawn inside of a page.');
  return scope;
}

/** Names a script of the page; it is delivered once however many parts need it. */
export function useScript(name: ScriptName): void {
  usePage().scripts.add(name);
}
