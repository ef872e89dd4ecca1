import type { Component, Editor } from 'grapesjs';

/** Validated by the browser: an invalid value leaves the element's style unchanged. */
function fits(property: string, value: string): boolean {
  const { style } = document.createElement('i');
  style.setProperty(property, value);
  return style.getPropertyValue(property) !== '';
}

/** Treats a bare number as pixels where CSS needs a unit. */
export function styleValue(property: string, typed: string): string | null {
  const text = typed.trim();
  if (fits(property, text)) return text;
  const withUnits = text.replaceAll(/(?<![\w.#%(-])-?\d*\.?\d+(?![\w.%])/g, '$&px');
  return withUnits !== text && fits(property, withUnits) ? withUnits : null;
}

/** A colour as the browser's own picker takes it; black where it is not a plain one. */
export function hexOf(colour: string): string {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour.toLowerCase();
  const parts = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(colour)?.slice(1) ?? ['0', '0', '0'];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The value set in the editor at this width; empty when unset. */
export function setStyleOf(editor: Editor, component: Component, property: string): string {
  const target = editor.StyleManager.getModelToStyle(component, { skipAdd: true });
  const value: unknown = target.getStyle()[property];
  return typeof value === 'string' ? value.replace(/\s*!important$/, '') : '';
}

/** The computed value, to a tenth of a pixel. */
export function drawnStyleOf(component: Component, property: string): string {
  const element = component.getEl();
  const view = element?.ownerDocument.defaultView;
  if (!element || !view) return '';
  const drawn = view.getComputedStyle(element).getPropertyValue(property);
  if (drawn === 'rgba(0, 0, 0, 0)') return 'transparent';
  if (property === 'opacity') return `${Math.round(Number(drawn) * 100)}%`;
  return drawn.replaceAll(/\d+\.\d+(?=px)/g, (length) => String(Number(Number(length).toFixed(1))));
}

/** Sets properties of one element at this width, as one undo step; an empty value unsets. */
export function setStyles(
  editor: Editor,
  component: Component,
  values: Readonly<Record<string, string>>,
): void {
  const target = editor.StyleManager.getModelToStyle(component);
  const style: Record<string, unknown> = { ...target.getStyle(), ...values };
  const kept = Object.entries(style).filter(([, value]) => value !== '');
  target.setStyle(Object.fromEntries(kept) as Record<string, string>);
}
