import type { IconName } from '../../model/page';

/** What a scene is composed of. The first icon is the subject; short words may stand in it. */
export interface SceneProps {
  readonly icons: readonly IconName[];
  readonly name: string;
  readonly words: readonly string[];
}

/** The icon at a place, going round when there are fewer than places. */
export function iconAt(icons: readonly IconName[], index: number): IconName | undefined {
  return icons.length === 0 ? undefined : icons[index % icons.length];
}
