/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../../art/icon';
import { OpenFacts } from '../parts/open-facts';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

type Fact = SectionProps<'facts'>['section']['facts'][number];

function FactValue({ fact }: { readonly fact: Fact }) {
  return fact.href === undefined ? <>{fact.value}</> : <a href={fact.href}>{fact.value}</a>;
}

/** Label and value of every fact; the layout decides whether they stand in a row, in boxes or in lines. */
export function Facts({ section, ground }: SectionProps<'facts'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <dl class={`facts facts-of-${Math.min(section.facts.length, 4)}`}>
        {section.facts.map((fact) => (
          <div key={fact.label} class="fact" data-reveal>
            <dt>
              <Icon name={fact.icon} />
              {fact.label}
            </dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      <OpenFacts facts={['date', 'price']} />
    </SectionFrame>
  );
}
