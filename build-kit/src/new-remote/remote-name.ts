import { remoteName } from 'shared-kit/contract/releases';

/** What a new remote is called in code, in addresses and on its page. */
export interface RemoteNames {
  /** `gift-shop` */
  readonly name: string;
  /** `mfe-gift-shop` */
  readonly folder: string;
  /** `GiftShop` */
  readonly component: string;
  /** `Gift shop` */
  readonly title: string;
  /** `/gift-shop` */
  readonly path: string;
}

/** Names that mean something else below the places where remotes appear. */
const reserved = new Set(['shell', 'single']);

/** Reads `gift-shop` or `mfe-gift-shop`; throws a sentence when it can be no remote's name. */
export function nameRemote(given: string): RemoteNames {
  const name = given.replace(/^mfe-/, '');
  const parsed = remoteName.safeParse(name);
  // A dash at the end or twice would make a component without a name.
  if (!parsed.success || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      'Name the remote in kebab-case, such as: npm run new:remote -- gift-shop (at most 40 characters)',
    );
  }
  if (reserved.has(name)) throw new Error(`${name} is taken: choose another name`);
  const words = name.split('-');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const component = words.map(capital).join('');
  return {
    name,
    folder: `mfe-${name}`,
    component,
    title: capital(words.join(' ')),
    path: `/${name}`,
  };
}
