import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { previewFromRunner, previewPicked } from 'shared-kit/contract';
import type { PreviewPick } from 'shared-kit/contract';

/** Pointing at elements of the preview. */
export interface Picking {
  readonly isOn: boolean;
  /** The place of the element that was pointed at or chosen from the list. */
  readonly at: number | null;
  readonly toggle: () => void;
  readonly stop: () => void;
  /** Chooses from the list; the preview outlines it. */
  readonly choose: (at: number) => void;
}

/**
 * Our end of pointing at elements: tells the frame's runner what is wanted, and hears from it, with the
 * nonce that is in its address, where a click was. `html` is the page: another one has other places.
 */
export function usePicking(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  html: string | null,
): Picking {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<{ html: string | null; at: number }>();
  const at = isOn && chosen?.html === html ? (chosen?.at ?? null) : null;

  const tell = useCallback(() => {
    const message: PreviewPick = {
      channel: 'sitewright-preview',
      nonce: nonceOf(address),
      type: 'pick',
      on: isOn,
      at,
    };
    // The runner's origin is opaque, so no origin can be named; the window is the address.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [frame, address, isOn, at]);
  const wasOn = useRef(false);
  useEffect(() => {
    // Most previews are never pointed at, and need not hear of it.
    if (isOn || wasOn.current) tell();
    wasOn.current = isOn;
  }, [tell, isOn]);

  useEffect(() => {
    if (!isOn) return undefined;
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const picked = previewPicked.safeParse(data);
      if (picked.success && picked.data.nonce === nonceOf(address)) {
        if (picked.data.at === null) setOn(false);
        else setChosen({ html, at: picked.data.at });
      } else if (previewFromRunner.safeParse(data).data?.type === 'ready') {
        tell();
      }
    };
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
    };
  }, [frame, address, html, isOn, tell]);

  return {
    isOn,
    at,
    toggle: () => {
      setOn(!isOn);
      setChosen(undefined);
    },
    stop: () => setOn(false),
    choose: (next) => setChosen({ html, at: next }),
  };
}

const nonceOf = (address: string): string =>
  new URLSearchParams(new URL(address).hash.slice(1)).get('nonce') ?? '';
