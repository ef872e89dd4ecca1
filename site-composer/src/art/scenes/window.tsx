/** @jsxRuntime automatic @jsxImportSource preact */
import { Icon } from '../icon';
import { iconAt } from './scene-props';
import type { SceneProps } from './scene-props';

const bars = [46, 68, 54, 82, 64, 96, 76];
const lines = [1, 2, 3, 4];

/** A drawn product: what the page offers, as rows of a window. */
export function ProductWindow({ icons, name, words }: SceneProps) {
  const rows = words.slice(0, 4);
  return (
    <div class="window" aria-hidden="true">
      <div class="window-bar">
        <span class="window-dots" />
        <span class="window-name">{name}</span>
      </div>
      <div class="window-body">
        <div class="window-side">
          <span class="window-mark">
            <Icon name={icons[0]} />
          </span>
          {lines.map((line) => (
            <span key={line} class={line === 1 ? 'window-line is-current' : 'window-line'} />
          ))}
        </div>
        <div class="window-main">
          <svg class="window-chart" viewBox="0 0 140 60" preserveAspectRatio="none">
            {bars.map((height, index) => (
              <rect
                key={height}
                class={index === 5 ? 'fill-accent' : 'fill-mid'}
                x={index * 20 + 3}
                y={60 - height * 0.58}
                width="14"
                height={height * 0.58}
                rx="2"
              />
            ))}
          </svg>
          <div class="window-rows">
            {rows.map((word, index) => (
              <div key={word} class="window-row">
                <span class="window-icon">
                  <Icon name={iconAt(icons, index)} />
                </span>
                <span class="window-word">{word}</span>
                <span class={index % 3 === 1 ? 'window-state' : 'window-state is-done'} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
