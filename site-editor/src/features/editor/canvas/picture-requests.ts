import type { Asset, AssetsCustomData } from 'grapesjs';
import type { PictureRequest } from '../pictures/picture-request';

/** Converts GrapesJS's picture requests to ours. */
export function requestOf({ am, assets, select, close }: AssetsCustomData): PictureRequest {
  return {
    pictures: assets.map((asset) => {
      const name: unknown = asset.get('name');
      return {
        name: typeof name === 'string' && name !== '' ? name : String(asset.getFilename()),
        address: String(asset.getSrc()),
      };
    }),
    choose: (address) => {
      const known = am.get(address);
      select(known ?? (am.add({ type: 'image', src: address }) as Asset), true);
      close();
    },
    close,
  };
}
