import type { Asset, Block, Component, ComponentDefinition, Editor } from 'grapesjs';

/** The block of a picture that has not been chosen yet. */
export const pictureBlock = 'picture';

/** Asks for the picture before inserting; cancelling leaves nothing behind. */
export function askForPicture(editor: Editor, put: (picture: ComponentDefinition) => void): void {
  editor.AssetManager.open({
    types: ['image'],
    select: (asset: Asset) => {
      put({ type: 'image', attributes: { src: String(asset.getSrc()), alt: '' } });
    },
  });
}

/** A dropped picture is removed until it is chosen; neither step is undoable. */
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
