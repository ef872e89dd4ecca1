import { useState } from 'react';
import type { PageFact } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, FieldGroup, Form, Row, TextArea, TextField, useFields } from 'shared-kit/ui';
import type { BoundField } from 'shared-kit/ui';
import { useProject } from '../model';
import { factName, textsFor } from './fact-texts';
import { readAnswers } from './read-answers';
import { useFillFacts } from './use-fill-facts';

const Hint = styled.p`
  font-size: var(--text-13);
  color: var(--color-text-muted);
`;

/** Properties of `FactsForm`. */
export interface FactsFormProps {
  readonly open: readonly PageFact[];
  readonly said: readonly PageFact[];
  /** Closes the form without saving. */
  readonly later: string;
  readonly onLater: () => void;
  readonly onDone: () => void;
}

/**
 * Form for facts. An empty field is left for later; clearing a filled one removes the fact from the
 * page.
 */
export function FactsForm({ open, said, later, onLater, onDone }: FactsFormProps) {
  const [showsSaid, setShowsSaid] = useState(open.length === 0);
  const asked = showsSaid ? [...open, ...said] : open;
  const fields = useFields(initialValues([...open, ...said]));
  const fill = useFillFacts();
  const isUnsaved = useProject((project) => project.unsaved !== null);

  const submit = async (): Promise<void> => {
    const { errors, ...answers } = readAnswers(asked, fields.values);
    fields.showErrors(errors);
    if (Object.keys(errors).length > 0) return;
    if (answers.facts.length + answers.removed.length === 0) return onDone();
    // The mutation has already shown the error.
    const isDone = await fill.mutateAsync(answers).then(
      () => true,
      () => false,
    );
    if (isDone) onDone();
  };
  return (
    <Form onSubmit={submit}>
      <FactFields facts={asked} bind={fields.bind} />
      {!showsSaid && said.length > 0 && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setShowsSaid(true)}>
            Change what is on the page
          </Button>
        </div>
      )}
      {showsSaid && said.length > 0 && <Hint>Empty a field to remove it from the page.</Hint>}
      {isUnsaved && <Hint>Save or discard your changes in the code view first.</Hint>}
      <Row>
        <Button
          type="submit"
          size="small"
          variant="primary"
          busy={fill.isPending}
          disabled={isUnsaved}
        >
          {showsSaid ? 'Update the page' : 'Add to the page'}
        </Button>
        <Button size="small" variant="quiet" onClick={onLater}>
          {later}
        </Button>
      </Row>
    </Form>
  );
}

function initialValues(facts: readonly PageFact[]): Readonly<Record<string, string>> {
  return Object.fromEntries(facts.map((fact) => [factName(fact), fact.value ?? fact.known ?? '']));
}

interface FactFieldsProps {
  readonly facts: readonly PageFact[];
  readonly bind: (name: string) => BoundField;
}

/** Fact kinds whose fields are grouped, such as several prices or opening hours. */
const groups = { hours: 'Opening hours', price: 'Prices', social: 'Social accounts' } as const;

function FactFields({ facts, bind }: FactFieldsProps) {
  const single = facts.filter(({ kind, item }) => !(kind in groups) || item === '');
  return (
    <>
      {single.map((fact) => (
        <FactField key={factName(fact)} fact={fact} bind={bind} />
      ))}
      {Object.entries(groups).map(([kind, title]) => {
        const members = facts.filter((fact) => fact.kind === kind && fact.item !== '');
        if (members.length === 0) return null;
        return (
          <FieldGroup key={kind}>
            <legend>{title}</legend>
            {members.map((fact) => (
              <FactField key={factName(fact)} fact={fact} bind={bind} />
            ))}
          </FieldGroup>
        );
      })}
    </>
  );
}

function FactField({ fact, bind }: { fact: PageFact; bind: FactFieldsProps['bind'] }) {
  const { label, example, lines, type = 'text', autoComplete = 'off' } = textsFor(fact);
  const field = { ...bind(factName(fact)), label, placeholder: example };
  if (lines) return <TextArea {...field} rows={2} />;
  return <TextField {...field} type={type} autoComplete={autoComplete} />;
}
