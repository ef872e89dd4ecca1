import type { EditorConfig } from 'grapesjs';
import { lighterComponents } from './lighter-components';

/** Device widths. A style set at a narrow width applies up to that width. */
export const devices = [
  { id: 'desktop', name: 'Desktop', width: '' },
  { id: 'tablet', name: 'Tablet', width: '770px', widthMedia: '992px' },
  { id: 'phone', name: 'Phone', width: '390px', widthMedia: '480px' },
];

/** GrapesJS configuration without its own panels, dialogs, storage and remote icons. */
export const editorSettings: EditorConfig = {
  height: '100%',
  width: 'auto',
  // Not just `false`: GrapesJS would still serialise the whole page on every change.
  storageManager: { type: '', autosave: false, autoload: false },
  telemetry: false,
  noticeOnUnload: false,
  // Otherwise icons are loaded from another host.
  cssIcons: '',
  protectedCss: '',
  baseCss: '',
  showOffsets: true,
  // Otherwise every page is white regardless of its rules.
  canvas: { frameStyle: '' },
  panels: { defaults: [] },
  plugins: [lighterComponents],
  parser: { optionsHtml: { allowScripts: false, keepEmptyTextNodes: true } },
  // Otherwise Undo reverts a selection before the change.
  undoManager: { trackSelection: false },
  // Styles apply to the selected element only; classes belong to the code view.
  selectorManager: { componentFirst: true, custom: true },
  blockManager: { custom: true, blocks: [] },
  layerManager: { custom: true },
  traitManager: { custom: true },
  styleManager: { custom: true, sectors: [] },
  deviceManager: { default: 'desktop', devices },
  richTextEditor: { actions: ['bold', 'italic', 'underline', 'strikethrough', 'link'] },
};
