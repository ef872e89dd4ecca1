/**
 * Which packages a command needs, and whether they have to be installed for it. Plain JavaScript without
 * dependencies: it runs before there are any.
 */

/** Commands that build and run the product; `dependencies` are enough for them, a third of what tests and tools take. */
const productCommands = new Set([
  'start',
  'build',
  'release',
  'storage',
  'backup',
  'restore',
  'sites',
]);

/** The set a command needs. A drill runs real browsers, the other release commands only speak to a host. */
export function setFor(command, parameters) {
  const isDrill = command === 'release' && parameters[0] === 'drill';
  return productCommands.has(command) && !isDrill ? 'product' : 'everything';
}

/** What is written beside the packages: what they were installed from, and which of them. */
export const stampOf = (lock, set) => `${lock} ${set}`;

/**
 * The set to install for a command that needs `wanted`; null when it is there. What is installed beyond it stays:
 * after a change of the lock file, and where somebody ran `npm install` by hand, which leaves no stamp.
 */
export function setToInstall({ stamp, isInstalled, lock, wanted }) {
  const [installedFrom = '', installed] = stamp.split(' ');
  const present = !isInstalled || installed === 'product' ? 'product' : 'everything';
  const isEnough = present === 'everything' || wanted === 'product';
  if (isInstalled && installedFrom === lock && isEnough) return null;
  return present === 'everything' ? 'everything' : wanted;
}
