/** @jsxImportSource preact @jsxRuntime automatic */
import { PlacedIcon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

/** How high the board is that things stand on. */
const board = 470;

/** A thing on the board; drawings leave about a twentieth of their square empty at the bottom. */
const standing = (size: number): number => board - size / 2 + size * 0.05;

const backs = [
  // Panels behind the subject.
  <g key="panels">
    <path class="fill-mid" d="M330 0h270v470H330z" />
    <path class="fill-second" d="M330 0h96v470h-96z" />
  </g>,
  // Hoops.
  <path key="hoops" class="fill-second" d="M0 60h600v56H0zM0 172h600v56H0zM0 284h600v56H0z" />,
  // A corner of cloth.
  <g key="cloth">
    <path class="fill-mid" d="M600 0v470L130 0Z" />
    <path class="fill-second" d="M600 0v250L350 0Z" />
  </g>,
];

/** What stands behind depends on the subject, so that the same page always has the same picture. */
function backOf(name: string) {
  const sum = Array.from(name).reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return backs[sum % backs.length];
}

/** The subject as large as the panel allows, on a board; what belongs to it stands beside it. */
export function Stand({ icons, name }: SceneProps) {
  const alone = icons.length === 1;
  return (
    <svg class="scene is-panel" viewBox="0 0 600 600" aria-hidden="true">
      <rect class="fill-pale" width="600" height="600" />
      {backOf(name)}
      <rect class="fill-accent" y={board} width="600" height="130" />
      {alone ? (
        <PlacedIcon name={icons[0]} x={300} y={standing(410)} size={410} />
      ) : (
        <>
          <PlacedIcon
            name={icons[0]}
            x={icons.length > 2 ? 290 : 250}
            y={standing(330)}
            size={330}
          />
          <PlacedIcon name={iconAt(icons, 1)} x={492} y={standing(150)} size={150} />
          {icons.length > 2 && (
            <PlacedIcon name={iconAt(icons, 2)} x={84} y={standing(124)} size={124} />
          )}
        </>
      )}
    </svg>
  );
}
