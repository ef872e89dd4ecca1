import type { Editor } from 'grapesjs';
import type { EditedSite, SiteBlock, SiteFiles } from 'shared-kit/contract';
import type { PictureStore } from '../pictures/picture-request';

/** A page that is being edited. */
export interface Canvas {
  readonly editor: Editor;
  /** The website's files with the changes made so far. */
  readonly files: () => SiteFiles;
  /** Commits a text that is still being edited. */
  readonly commit: () => Promise<void>;
  /** Addresses of the website's pictures, by name. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Realigns overlays with the page after it was hidden. */
  readonly redraw: () => void;
  /** Adds an uploaded picture to the website's own. */
  readonly upload: (file: File) => Promise<string | null>;
  /** Adds blocks for sections, which arrive after the page. */
  readonly offerSections: (sections: readonly SiteBlock[]) => void;
}

/** Options for opening a canvas. */
export interface CanvasOptions {
  readonly site: EditedSite;
  /** Files to edit: the saved ones, or unsaved work. */
  readonly files: SiteFiles;
  /** Container of the page. */
  readonly container: HTMLElement;
  /** Called when a picture is to be chosen. */
  readonly pictures: PictureStore;
  /** Uploads a picture and resolves to its address; reports failures itself. */
  readonly upload: (file: File) => Promise<string | null>;
  readonly onChange: () => void;
  /** Called while text is being edited, before it becomes a change. */
  readonly onTyping: () => void;
}

/** Opens a page for editing. */
export type OpenCanvas = (options: CanvasOptions) => Promise<Canvas>;

/** Thrown for a page without a body, such as a frameset. */
export class NotEditable extends Error {}
