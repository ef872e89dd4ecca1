import styles from 'grapesjs/dist/css/grapes.min.css';
import { useEffect } from 'react';
import { createGlobalStyle } from 'shared-kit/styled';

/** Styles GrapesJS in the suite's colours, in both themes. */
const Look = createGlobalStyle`
  .gjs-one-bg { background-color: var(--color-surface); }
  .gjs-two-color { color: var(--color-text); }
  .gjs-three-bg { background-color: var(--color-accent); color: var(--color-accent-contrast); }
  .gjs-four-color, .gjs-four-color-h:hover { color: var(--color-accent-text); }
  :root {
    --gjs-primary-color: var(--color-surface);
    --gjs-secondary-color: var(--color-text);
    --gjs-tertiary-color: var(--color-accent);
    --gjs-quaternary-color: var(--color-accent-text);
    --gjs-font-color: var(--color-text);
    --gjs-font-color-active: var(--color-text);
    --gjs-main-color: var(--color-surface);
    --gjs-main-dark-color: var(--color-surface-sunken);
    --gjs-main-light-color: var(--color-border);
    --gjs-secondary-light-color: var(--color-text-muted);
    --gjs-secondary-dark-color: var(--color-surface-sunken);
    --gjs-soft-light-color: var(--color-surface-hover);
    --gjs-light-border: var(--color-border);
    --gjs-arrow-color: var(--color-text-muted);
    --gjs-color-blue: var(--color-accent);
    --gjs-color-highlight: var(--color-accent);
    --gjs-dark-text-shadow: transparent;
    --gjs-main-font: inherit;
    --gjs-canvas-top: 0px;
    --gjs-left-width: 0px;
  }
  /* Below the bar: over it a toast would lie on the next button, and wait there for as long as the pointer does. */
  section[data-toaster] { inset-block-start: 64px; }
  @media (max-width: 900px) {
    section[data-toaster] { inset-block: auto var(--space-4); }
  }
  .gjs-cv-canvas { top: 0; width: 100%; height: 100%; background: var(--color-surface-sunken); }
  .gjs-toolbar { background: var(--color-accent); color: var(--color-accent-contrast); border-radius: var(--radius-s); }
  .gjs-toolbar-items { display: flex; }
  .gjs-toolbar-item { display: grid; place-items: center; width: 32px; height: 32px; padding: 0; }
  .gjs-toolbar-item svg { width: 18px; }
  .gjs-badge { background: var(--color-accent); color: var(--color-accent-contrast); }
  .gjs-rte-toolbar { overflow: hidden; border: 1px solid var(--color-border); border-radius: var(--radius-s); background: var(--color-surface-raised); box-shadow: var(--shadow-raised); }
  .gjs-rte-action { width: 32px; min-width: 32px; height: 32px; }
  .gjs-rte-active { background: var(--color-surface-active); }
  @media (pointer: coarse) {
    .gjs-toolbar-item, .gjs-rte-action { width: 44px; min-width: 44px; height: 44px; }
  }
`;

/** Loads GrapesJS's style sheet from this origin, followed by ours. */
export function EditorLook() {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    document.head.prepend(link);
    return () => link.remove();
  }, []);
  return <Look />;
}
