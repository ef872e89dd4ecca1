/** @jsxImportSource preact @jsxRuntime automatic */
import type { SceneName } from './directions';
import { Arch } from './scenes/arch';
import { Burst } from './scenes/burst';
import { Frieze } from './scenes/frieze';
import { Landscape } from './scenes/landscape';
import type { SceneProps } from './scenes/scene-props';
import { Shelf } from './scenes/shelf';
import { Stand } from './scenes/stand';
import { Ticket } from './scenes/ticket';
import { Tiles } from './scenes/tiles';
import { ProductWindow } from './scenes/window';

const scenes = {
  stand: Stand,
  frieze: Frieze,
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
