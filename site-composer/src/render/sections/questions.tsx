/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import { usePage } from '../page-scope';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

type QuestionsProps = SectionProps<'questions'>;

/** Questions that open on their answer. */
export function AccordionQuestions({ section, ground }: QuestionsProps) {
  const { direction } = usePage();
  const head = direction.heads === 'centred' || section.heading === null ? undefined : 'aside';
  return (
    <SectionFrame section={section} ground={ground} head={head}>
      <div class="questions">
        {section.questions.map(({ question, answer }, index) => (
          <details key={question} class="question" open={index === 0}>
            <summary>
              <span>{question}</span>
              <Glyph name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}

/** Questions with their answers under them, side by side. */
export function ColumnQuestions({ section, ground }: QuestionsProps) {
  return (
    <SectionFrame section={section} ground={ground}>
      <dl class="answers">
        {section.questions.map(({ question, answer }) => (
          <div key={question} class="answer" data-reveal>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
