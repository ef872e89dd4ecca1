/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../../art/icon';
import { Actions } from '../parts/actions';
import { SectionFrame, SectionHead } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** The last word: what to do now. */
export function Call({ section, ground }: SectionProps<'call'>) {
  return (
    <SectionFrame section={section} ground={ground} head="none">
      <div class="call" data-reveal>
        {section.icon !== undefined && (
          <span class="call-icon">
            <Icon name={section.icon} />
          </span>
        )}
        <div class="call-words">
          <SectionHead section={section} />
          {section.text !== null && <p class="call-text">{section.text}</p>}
        </div>
        <Actions actions={section.actions} />
      </div>
    </SectionFrame>
  );
}
