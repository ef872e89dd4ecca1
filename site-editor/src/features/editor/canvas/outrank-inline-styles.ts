import type { Component, CssRule, Editor } from 'grapesjs';
import { attributeOf, placeMark } from '../round-trip/html-tree';
import { outranks, readInlineStyle } from '../round-trip/inline-style';
import type { SourcePage } from '../round-trip/source-page';

const ofOneElement = /^#([\w-]+)(?::[\w-]+)?$/;

/**
 * Marks declarations as important where the element's `style` attribute would override them, as the
 * canvas shows that attribute as a rule. Others are left alone.
 */
export function outrankInlineStyles(editor: Editor, page: SourcePage): void {
  for (const rule of editor.Css.getRules()) {
    const id = ofOneElement.exec(rule.selectorsToString())?.[1];
    const component = id === undefined ? undefined : editor.Components.getById(id);
    if (component) raise(rule, inlineStyleOf(component, page));
  }
}

function inlineStyleOf(component: Component, page: SourcePage): string {
  const place: unknown = component.getAttributes()[placeMark];
  const source = place === undefined ? undefined : page.elements.get(Number(place));
  return source ? attributeOf(source.node, 'style') : '';
}

function raise(rule: CssRule, inline: string): void {
  if (inline === '') return;
  const declared = readInlineStyle(inline);
  const style: Record<string, unknown> = { ...rule.getStyle() };
  let isRaised = false;
  for (const [property, value] of Object.entries(style)) {
    if (typeof value !== 'string' || value === '' || value.includes('!important')) continue;
    if (!declared.some((one) => outranks(one, property))) continue;
    style[property] = `${value} !important`;
    isRaised = true;
  }
  // Silently: not a change of the member's, so nothing to undo.
  if (isRaised) rule.set('style', style, { silent: true });
}
