import type { Page } from '@playwright/test';

/** Drags a block of the editor onto an element of its page; a pointer's own drag does not reach the frame. */
export async function dragBlock(editor: Page, name: string, onto: string): Promise<void> {
  await editor.evaluate(
    async ([label, selector]) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe.gjs-frame');
      const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
      const target = view?.document.querySelector(selector);
      const block = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent.trim() === label,
      );
      if (!view || !target || !block) throw new Error('Nothing to drag, or nowhere to');
      const { left, top, width, height } = target.getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() };
      const over = { ...at, clientX: left + width / 2, clientY: top + height / 2 };
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      block.dispatchEvent(new DragEvent('dragstart', at));
      target.dispatchEvent(new view.DragEvent('dragenter', over));
      for (let step = 0; step < 4; step += 1) {
        const moved = { ...over, clientX: over.clientX + step };
        await nextFrame();
        target.dispatchEvent(new view.DragEvent('dragover', moved));
        target.dispatchEvent(new view.MouseEvent('mousemove', moved));
      }
      await nextFrame();
      target.dispatchEvent(new view.DragEvent('drop', over));
      block.dispatchEvent(new DragEvent('dragend', at));
    },
    [name, onto] as const,
  );
}
