/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../../art/icon';
import type { IconName } from '../../model/page';

interface PlaceProps {
  readonly id: string;
  readonly icon: IconName | undefined;
  readonly shade: number;
}

const shades = ['pale', 'sun', 'neighbour', 'opposite', 'mid'] as const;

/**
 * A place for a photograph. Until there is one it shows the subject; an `<img>` put in its stead covers the
 * place and is cropped around its `--focus`.
 */
export function Place({ id, icon, shade }: PlaceProps) {
  return (
    <div class={`place shade-${shades[shade % shades.length] ?? 'pale'}`} data-place={id}>
      <span class="place-shape" />
      <Icon name={icon} />
    </div>
  );
}
