import type { Component } from 'grapesjs';
import { styled } from 'shared-kit/styled';
import type { Canvas } from '../canvas/canvas';
import { ChoiceField } from './choice-field';
import { ColourField } from './colour-field';
import { CommonValues } from './common-values';
import { MeasureField } from './measure-field';
import { SidesField } from './sides-field';
import type { StyleProperty } from './style-properties';
import { drawnStyleOf, setStyleOf, setStyles } from './style-values';

const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-1);
`;

const Label = styled.span`
  font-size: var(--text-13);
  font-weight: 500;
`;

interface PropertyFieldProps {
  readonly canvas: Canvas;
  readonly selected: Component;
  readonly property: StyleProperty;
  readonly colours: readonly string[];
}

/** The control of one property of the selected element. */
export function PropertyField({
  canvas: { editor },
  selected,
  property,
  colours,
}: PropertyFieldProps) {
  const { name, label } = property;
  const ownOf = (one: string): string => setStyleOf(editor, selected, one);
  const drawnOf = (one: string): string => drawnStyleOf(selected, one);
  const setAll = (values: Readonly<Record<string, string>>): void =>
    setStyles(editor, selected, values);
  const [own, drawn] = [ownOf(name), drawnOf(name)];
  const set = (value: string): void => {
    const needs = property.kind === 'measure' && value !== '' ? property.needs : undefined;
    const isMissing = needs && drawnOf(needs.name) === needs.instead;
    setAll({ [name]: value, ...(isMissing && { [needs.name]: needs.value }) });
  };
  const field = { name, label, own, drawn, onSet: set };
  if (property.kind === 'sides') {
    return <SidesField {...property} {...{ ownOf, drawnOf }} onSet={setAll} />;
  }
  if (property.kind === 'colour') return <ColourField {...field} pageColours={colours} />;
  if (property.kind === 'choice') return <ChoiceField {...field} choices={property.choices} />;
  const common = {
    label,
    current: asListed(own === '' ? drawn : own),
    isOwn: own !== '',
    onChoose: set,
  };
  if (property.kind === 'row') {
    return (
      <Wide>
        <Label>{label}</Label>
        <CommonValues {...common} values={property.choices} />
      </Wide>
    );
  }
  const measure = <MeasureField {...field} units={property.units} />;
  if (property.common.length === 0) return measure;
  return (
    <Wide>
      {measure}
      <CommonValues {...common} values={property.common} />
    </Wide>
  );
}

/** Labels of values whose CSS keyword differs from common words. */
const asListed = (value: string): string =>
  ({ left: 'start', right: 'end', normal: '400', bold: '700' })[value] ?? value;
