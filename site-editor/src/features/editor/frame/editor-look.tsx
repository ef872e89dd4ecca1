import styles from 'grapesjs/dist/css/grapes.min.css';
import { useEffect } from 'react';
import { createGlobalStyle } from 'shared-kit/styled';

/** GrapesJS in the colours of the suite, in both themes. */
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
  .gjs-block { min-height: 44px; width: calc(50% - 8px); margin: 4px; padding: 8px; border-color: var(--color-border); border-radius: var(--radius-s); box-shadow: none; font-size: var(--text-13); justify-content: center; }
  .gjs-block:hover { background: var(--color-surface-hover); box-shadow: none; }
  .gjs-block__media:empty { display: none; }
  .gjs-field input, .gjs-field select { border: 0; color: var(--color-text); }
  .gjs-field { border: 1px solid var(--color-border-control); border-radius: var(--radius-s); box-shadow: none; color: var(--color-text); }
  .gjs-field select option { background: var(--color-surface-raised); color: var(--color-text); }
  .gjs-category-title, .gjs-sm-sector-title, .gjs-layer-title { background: var(--color-surface); border-color: var(--color-border); letter-spacing: 0; font-weight: 500; }
  .gjs-mdl-dialog { background: var(--color-surface-raised); color: var(--color-text); border-radius: var(--radius-m); }
  .gjs-toolbar { background: var(--color-accent); color: var(--color-accent-contrast); }
  .gjs-rte-toolbar { background: var(--color-surface-raised); border: 1px solid var(--color-border); }
`;

/** The editor's own style sheet, from this origin, and ours behind it. */
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
