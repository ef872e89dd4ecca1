import type { Component } from 'grapesjs';
import { blockMark } from '../round-trip/html-tree';

/** Kinds of inserted content, which decide where it may go. */
export type DropKind = 'section' | 'item' | 'element';

/** Elements without block content: a button must not contain a heading. */
const closed =
  /^(?:a|button|p|h[1-6]|summary|label|legend|figcaption|blockquote|pre|span|strong|em|small|select|option|input|textarea|img|picture|video|audio|iframe|svg|hr|br|dl|dt|table|thead|tbody|tfoot|tr|script|style|template)$/;

const isSection = (component: Component): boolean => component.tagName.toLowerCase() === 'section';

/** Kind of an element. */
export function dropKindOf(component: Component): DropKind {
  if (component.getAttributes()[blockMark] !== undefined || isSection(component)) return 'section';
  return component.tagName.toLowerCase() === 'li' ? 'item' : 'element';
}

/** The container of the page's sections. */
export const sectionsHome = (wrapper: Component): Component => mainOf(wrapper) ?? wrapper;

function mainOf(component: Component): Component | undefined {
  if (component.tagName === 'main') return component;
  for (const child of component.components().models) {
    const found = mainOf(child);
    if (found) return found;
  }
  return undefined;
}

/** Whether an element may have a child of this kind. */
export function accepts(target: Component, kind: DropKind): boolean {
  const tag = target.tagName.toLowerCase();
  if (kind === 'item') return tag === 'ul' || tag === 'ol';
  if (kind === 'section') return holdsSections(target);
  if (tag === 'ul' || tag === 'ol') return false;
  return !closed.test(tag) && !target.is('text') && !target.is('textnode') && !isDrawing(target);
}

/** Sections are siblings of sections, never nested. */
function holdsSections(target: Component): boolean {
  const around = [target, ...target.parents()];
  const wrapper = around.at(-1);
  if (!wrapper || around.some(isSection)) return false;
  if (target === sectionsHome(wrapper)) return true;
  return target !== wrapper && target.components().models.some(isSection);
}

const isDrawing = (target: Component): boolean =>
  target.parents().some(({ tagName }) => tagName.toLowerCase() === 'svg');
