import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { previewFromRunner, previewPicked } from 'shared-kit/contract';
import type { PreviewPick } from 'shared-kit/contract';

/** State and actions of picking an element in the preview. */
export interface Picking {
  readonly isOn: boolean;
  /** Offset of the element picked in the preview or the list. */
  readonly at: number | null;
  readonly toggle: () => void;
  readonly stop: () => void;
  /** Selects from the list; the preview outlines it. */
  readonly choose: (at: number) => void;
}

/**
 * The workspace's side of element picking: tells the frame's runner to start or stop, and receives
 * the offset of a click, authenticated by the nonce in the frame's address. `html` is the page;
 * offsets are valid for that page only.
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
    // The runner's origin is opaque, so no target origin can be given; the window identifies it.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [frame, address, isOn, at]);
  const wasOn = useRef(false);
  useEffect(() => {
    // Sent only once picking was used; most previews never need it.
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
