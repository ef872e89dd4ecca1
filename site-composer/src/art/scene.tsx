/** @jsxImportSource preact @jsxRuntime automatic */
import type { SceneName } from './directions';
import { Arch } from './scenes/arch';
import { Burst } from './scenes/burst';
import { Landscape } from './scenes/landscape';
import type { SceneProps } from './scenes/scene-props';
import { Shelf } from './scenes/shelf';
import { Sun } from './scenes/sun';
import { Ticket } from './scenes/ticket';
import { Tiles } from './scenes/tiles';
import { ProductWindow } from './scenes/window';

const scenes = {
  sun: Sun,
  tiles: Tiles,
  arch: Arch,
  burst: Burst,
  landscape: Landscape,
  window: ProductWindow,
  ticket: Ticket,
  shelf: Shelf,
} satisfies Record<SceneName, (props: SceneProps) => unknown>;

/** The art of a page, composed of its icons. */
export function Scene({ scene, ...props }: SceneProps & { readonly scene: SceneName }) {
  const Drawing = scenes[scene];
  return <Drawing {...props} />;
}
