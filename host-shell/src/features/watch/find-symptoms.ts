import type { Symptom } from 'shared-kit/contract/rollout';
import type { FollowedContent } from './follow-content';
import { findFrameDamage } from './frame-check';
import { watchMemory } from './memory-growth';
import { watchUnrest } from './unrest';
import { lookAt } from './visible-content';

/** So many seconds in a row with nothing to see are an empty page; so many with a skeleton only, one that never comes. */
const blankSeconds = 3;
const skeletonSeconds = 20;

/** A damage seen twice is one; a page that is just being changed is seen once. */
const damagedSeconds = 2;

type Found = readonly [Symptom, string];

/** Looks at a page once a second; answers what is wrong with it. */
export interface SymptomFinder {
  look(): readonly Found[];
  stop(): void;
}

/** @param main the shell's main area; null on pages without a frame */
export function findSymptoms(
  area: Element,
  main: Element | null,
  content: FollowedContent,
): SymptomFinder {
  const unrest = watchUnrest(area);
  const isGrowing = watchMemory();
  let [empty, unfinished, damaged] = [0, 0, 0];

  function lookAtScreen(): readonly Found[] {
    const shown = lookAt(area);
    const wasThere = content.at() !== null;
    content.note(shown);
    empty = shown === 'nothing' ? empty + 1 : 0;
    unfinished = shown === 'skeleton' ? unfinished + 1 : 0;
    const damage = findFrameDamage(main);
    damaged = damage === null ? 0 : damaged + 1;
    const found: Found[] = [];
    if (empty === blankSeconds) found.push(['blank', wasThere ? 'emptied' : 'nothing-shown']);
    if (unfinished === skeletonSeconds) found.push(['blank', 'skeleton']);
    if (damage !== null && damaged === damagedSeconds) found.push(['frame', damage]);
    return found;
  }

  return {
    look() {
      const found = document.visibilityState === 'visible' ? [...lookAtScreen()] : [];
      const loop = unrest.tick();
      if (loop) found.push(['loop', loop]);
      if (isGrowing()) found.push(['memory', 'heap-grows']);
      return found;
    },
    stop() {
      unrest.stop();
    },
  };
}
