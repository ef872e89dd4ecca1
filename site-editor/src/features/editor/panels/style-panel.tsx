import { styled } from 'shared-kit/styled';
import type { Canvas } from '../canvas/canvas';
import { pageColours } from './page-colours';
import { PanelHint, PanelPart, PanelTitle } from './panel-parts';
import { PropertyField } from './property-field';
import { styleSectors } from './style-properties';
import { useSelected } from './use-editor-changes';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-2);
`;

/** Panel of the selected element's style at the current width. A grey value is the page's own. */
export function StylePanel({ canvas }: { readonly canvas: Canvas }) {
  const selected = useSelected(canvas);
  if (selected === null) {
    return <PanelHint>Select something on the page to change how it looks.</PanelHint>;
  }
  const colours = pageColours(canvas.editor.Canvas.getDocument());
  const device = canvas.editor.Devices.getSelected();
  const limit = device?.get('widthMedia') ?? '';
  return (
    <>
      <PanelHint>
        {limit === ''
          ? 'These settings apply on every screen. Clear a field to use the page’s own value.'
          : `These settings apply on screens up to ${limit} wide.`}
      </PanelHint>
      {styleSectors.map(([title, properties]) => (
        <PanelPart key={title} aria-label={title}>
          <PanelTitle>{title}</PanelTitle>
          <Fields>
            {properties.map((property) => (
              <PropertyField
                key={`${selected.getId()} ${limit} ${property.name}`}
                {...{ canvas, selected, property, colours }}
              />
            ))}
          </Fields>
        </PanelPart>
      ))}
    </>
  );
}
