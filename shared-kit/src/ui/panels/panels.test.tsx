import { render, screen } from '@testing-library/react';
import { Panels } from './panels';

it('shows all panels with a named divider between them', () => {
  render(
    <Panels
      id="workspace"
      panels={[
        { id: 'prompt', content: <p>Prompt</p>, defaultSize: '320px', minSize: '240px' },
        { id: 'code', content: <p>Code</p>, dividerLabel: 'Resize the prompt' },
      ]}
    />,
  );
  expect(screen.getByText('Prompt')).toBeInTheDocument();
  expect(screen.getByText('Code')).toBeInTheDocument();
  expect(screen.getByRole('separator', { name: 'Resize the prompt' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});
