/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import type { Item } from '../../model/brief';
import type { Action } from '../../model/page';
import { ActionLink } from '../parts/actions';
import { OpenFacts } from '../parts/open-facts';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** The sum, and behind it what it is paid for: "$12" and "/month". */
function partsOf(price: string): readonly [string, string] {
  const match = /^(.{0,12}?\d[\d.,]*(?:\s?(?:[€£$]|[A-Z]{3}\b))?)(.*)$/su.exec(price);
  return [match?.[1] ?? price, match?.[2] ?? ''];
}

function PlanPrice({ title, price }: { readonly title: string; readonly price: string }) {
  const [sum, period] = partsOf(price);
  const size = /\d/.test(price) && sum.length <= mostLetters ? 'price plan-sum' : 'price';
  return (
    <p class="plan-price">
      <span class={size} data-fact="price" data-item={title}>
        {sum}
        {period !== '' && <small>{period}</small>}
      </span>
    </p>
  );
}

/** A longer sum is a phrase, which is not set in figures. */
const mostLetters = 10;

/** "5 dentists, unlimited patients" are two things to tick off; a sentence stays one. */
function pointsOf(text: string): string[] {
  return /[.!?]\s/.test(text) ? [text] : text.split(/,\s+|;\s+/u).filter((point) => point !== '');
}

function Plan({ item, action }: { readonly item: Item; readonly action: Action | undefined }) {
  const points = item.text === undefined ? [] : pointsOf(item.text);
  return (
    <li class="price-line plan" data-reveal>
      <h3 class="price-name">{item.title}</h3>
      {item.price !== undefined && <PlanPrice title={item.title} price={item.price} />}
      {points.length > 0 && (
        <ul class="plan-points">
          {points.map((point) => (
            <li key={point}>
              <Glyph name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
      {action !== undefined && <ActionLink action={action} />}
    </li>
  );
}

/** Plans side by side, each with its price in large figures and the way to take it. */
export function Plans({ section, ground }: SectionProps<'prices'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div class="price-groups groups-of-1">
        {section.groups.map((group, index) => (
          <div key={group.heading ?? String(index)} class="price-group">
            {group.heading !== null && <h3>{group.heading}</h3>}
            <ul class={`price-list plans plans-of-${Math.min(group.items.length, 4)}`}>
              {group.items.map((item) => (
                <Plan key={item.title} item={item} action={section.action} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <OpenFacts facts={['prices']} />
    </SectionFrame>
  );
}
