import type { ReactElement, ReactNode } from 'react';
import { Button, Card, Form, PageSection, Row } from 'shared-kit/ui';

/** One section of the settings: a titled form with its own Save Changes. */
export function SettingsForm(props: {
  title: string;
  description: string;
  busy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}): ReactElement {
  const { title, description, busy, onSubmit, children } = props;
  return (
    <PageSection beside title={title} description={description}>
      <Card>
        <Form onSubmit={onSubmit}>
          {children}
          <Row $justify="end">
            <Button type="submit" variant="primary" busy={busy}>
              Save Changes
            </Button>
          </Row>
        </Form>
      </Card>
    </PageSection>
  );
}
