import type { Editor } from 'grapesjs';
import type { EditedSite, SiteBlock, SiteFiles } from 'shared-kit/contract';
import type { PictureStore } from '../pictures/picture-request';

/** A page that is being edited. */
export interface Canvas {
  readonly editor: Editor;
  /** The website's files with what was changed so far. */
  readonly files: () => SiteFiles;
  /** Takes over a text that is still being typed. */
  readonly commit: () => Promise<void>;
  /** Where the website's own pictures are, by name. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Fits what is drawn over the page to it again, after it was hidden. */
  readonly redraw: () => void;
  /** Takes a picture in, as one of the website's own. */
  readonly upload: (file: File) => Promise<string | null>;
  /** Offers sections to put in; they come when the page is there already. */
  readonly offerSections: (sections: readonly SiteBlock[]) => void;
}

/** What a canvas is opened with. */
export interface CanvasOptions {
  readonly site: EditedSite;
  /** What to edit: the saved files, or kept work. */
  readonly files: SiteFiles;
  /** Where the page is drawn. */
  readonly container: HTMLElement;
  /** Is told when a picture is to be chosen. */
  readonly pictures: PictureStore;
  /** Takes a picture in and answers its address; it tells of failures itself. */
  readonly upload: (file: File) => Promise<string | null>;
  readonly onChange: () => void;
  /** Something is being typed, which is no change yet. */
  readonly onTyping: () => void;
}

/** Opens a page for editing. */
export type OpenCanvas = (options: CanvasOptions) => Promise<Canvas>;

/** The page has no body to edit, as a document of frames. */
export class NotEditable extends Error {}
