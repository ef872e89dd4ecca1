/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../../art/icon';
import type { IconName } from '../../model/page';

interface PlaceProps {
  readonly id: string;
  readonly icon: IconName | undefined;
  readonly shade: number;
}

const shades = ['pale', 'sun', 'neighbour', 'opposite', 'mid'] as const;

const shapes = [
  'M0 300A300 300 0 0 1 300 0h100v300Z',
  'M400 0A300 300 0 0 1 100 300H0V0Z',
  'M0 150a150 150 0 0 1 300 0v150H0Z',
  'M200 20a130 130 0 1 0 0 260 130 130 0 0 0 0-260',
] as const;
const fills = ['accent', 'second', 'neighbour'] as const;

/** A plain shape in the page's colours: better than a drawing of something else, and no empty tile. */
function PlainShape({ at }: { readonly at: number }) {
  return (
    <svg class="place-plain" viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
      <path class={`fill-${fills[at % fills.length] ?? 'accent'}`} d={shapes[at % shapes.length]} />
    </svg>
  );
}

/**
 * A place for a photograph. Until there is one it shows the subject, or a plain shape; an `<img>` put in its stead
 * covers the place and is cropped around its `--focus`.
 */
export function Place({ id, icon, shade }: PlaceProps) {
  return (
    <div class={`place shade-${shades[shade % shades.length] ?? 'pale'}`} data-place={id}>
      {icon === undefined ? (
        <PlainShape at={shade} />
      ) : (
        <>
          <span class="place-shape" />
          <Icon name={icon} />
        </>
      )}
    </div>
  );
}
