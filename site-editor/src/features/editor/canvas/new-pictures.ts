import type { Asset, Block, Component, ComponentDefinition, Editor } from 'grapesjs';

/** The block that stands for a picture nobody has chosen yet. */
export const pictureBlock = 'picture';

/** Asks which picture before anything is on the page: who gives up leaves nothing behind. */
export function askForPicture(editor: Editor, put: (picture: ComponentDefinition) => void): void {
  editor.AssetManager.open({
    types: ['image'],
    select: (asset: Asset) => {
      put({ type: 'image', attributes: { src: String(asset.getSrc()), alt: '' } });
    },
  });
}

/**
 * A picture that is dropped is taken away again until it is known which one, and neither is a step one
 * could undo.
 */
export function askForDroppedPictures(editor: Editor): void {
  const isPicture = (block: Block): boolean => block.getId() === pictureBlock;
  editor.on('block:drag:start', (block: Block) => {
    if (isPicture(block)) editor.UndoManager.stop();
  });
  editor.on('block:drag:stop', (dropped: Component | undefined, block: Block) => {
    if (!isPicture(block)) return;
    const parent = dropped?.parent();
    const at = dropped?.index() ?? 0;
    dropped?.remove();
    editor.UndoManager.start();
    if (!parent) return;
    askForPicture(editor, (picture) => {
      const [added] = parent.append(picture, { at });
      if (added) editor.select(added);
    });
  });
}
