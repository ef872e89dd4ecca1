import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ApiError, callApi } from 'shared-kit/client';
import { addEditorPicture } from 'shared-kit/contract';
import type { SiteFiles } from 'shared-kit/contract';
import { notify } from 'shared-kit/ui';
import { NotEditable } from '../canvas/canvas';
import type { Canvas, OpenCanvas } from '../canvas/canvas';
import { createPictureStore } from '../pictures/picture-request';
import type { SiteWork } from '../work/site-work';

/** Debounce that groups the keystrokes of a word, in milliseconds. */
const noteDelayMs = 400;

const notLoaded = 'Part of the editor could not be loaded. Reload this page to try again.';

interface CanvasUse {
  readonly work: SiteWork;
  readonly files: SiteFiles;
  readonly open: OpenCanvas;
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** Opens GrapesJS once and connects its parts to the page. */
export function useCanvas({ work, files, open, stage }: CanvasUse) {
  const [canvas, setCanvas] = useState<Canvas | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pictures] = useState(createPictureStore);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || !stage.current) return;
    opened.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = (): void => {
      clearTimeout(timer);
      timer = setTimeout(work.note, noteDelayMs);
    };
    const site = work.store.getState().site;
    const onTyping = () => work.store.setState({ isUnsaved: true });
    const takes = { pictures, upload: uploadTo(work), onChange, onTyping };
    open({ site, files, container: stage.current, ...takes }).then(
      (made) => {
        work.store.setState({ files: made.files, commit: made.commit });
        setCanvas(made);
        // Skipped for the saved page: comparing it would keep it covered longer.
        if (files !== work.store.getState().saved) work.note();
      },
      (error: unknown) => {
        setProblem(error instanceof NotEditable ? error.message : notLoaded);
      },
    );
  }, [work, files, open, stage, pictures]);
  return { canvas, problem, pictures };
}

function uploadTo(work: SiteWork) {
  return async (file: File): Promise<string | null> => {
    const { token, site } = work.store.getState();
    try {
      const body = { file: file.name, content: await asBase64(file) };
      const { picture } = await callApi(addEditorPicture, { body }, { token });
      return site.sitesUrl + picture.address;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
      return null;
    }
  };
}

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file is gone')));
    reader.readAsDataURL(file);
  });
}
