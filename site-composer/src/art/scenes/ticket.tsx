/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../icon';
import type { SceneProps } from './scene-props';

/** A ticket with the name and the first facts on it. */
export function Ticket({ icons, name, words }: SceneProps) {
  return (
    <div class="ticket" aria-hidden="true">
      <div class="ticket-art">
        {icons.slice(0, 3).map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </div>
      <div class="ticket-stub">
        <span class="ticket-name">{name}</span>
        {words.slice(0, 3).map((word) => (
          <span key={word} class="ticket-word">
            {word}
          </span>
        ))}
        <span class="ticket-code" />
      </div>
    </div>
  );
}
