import { create } from 'shared-kit/state';

/** A picture that can be chosen. */
export interface OfferedPicture {
  readonly name: string;
  readonly address: string;
}

/** What GrapesJS asks for when a picture is to be chosen. */
export interface PictureRequest {
  readonly pictures: readonly OfferedPicture[];
  readonly choose: (address: string) => void;
  readonly close: () => void;
}

/** The picture that is to be chosen now, if one is. */
export type PictureStore = ReturnType<typeof createPictureStore>;

export const createPictureStore = () =>
  create<{ readonly request: PictureRequest | null }>(() => ({ request: null }));
