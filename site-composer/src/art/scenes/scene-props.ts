import type { IconName } from '../../model/page';

/** Content of a scene. The first icon is the subject; short words may be part of it. */
export interface SceneProps {
  readonly icons: readonly IconName[];
  readonly name: string;
  readonly words: readonly string[];
}

/** The icon at an index, repeating when there are fewer icons. */
export function iconAt(icons: readonly IconName[], index: number): IconName | undefined {
  return icons.length === 0 ? undefined : icons[index % icons.length];
}
