import { Lightbulb } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Notice } from 'shared-kit/ui';

const Tips = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
  padding-inline-start: var(--space-4);
`;

/** Tips for writing a prompt. */
export function PromptTips() {
  return (
    <Notice icon={<Lightbulb size={16} aria-hidden />} title="Tips for a good description">
      <Tips>
        <li>Say who the website is for and what visitors should do there.</li>
        <li>Name the sections you want: menu, prices, gallery, opening hours, contact form.</li>
        <li>
          Give the name and the place. What you leave out can be filled in when the page is there.
        </li>
        <li>Mention colours and a mood: “navy and gold, calm and professional”.</li>
        <li>Start simple. You can change everything afterwards with further prompts.</li>
      </Tips>
    </Notice>
  );
}
