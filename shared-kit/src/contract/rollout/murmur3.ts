/**
 * MurmurHash3, 32 bits, x86 variant: small, fast, synchronous and well mixed, with published test
 * vectors. It is not a cryptographic hash and need not be one: who wants to be in a cohort only harms
 * the measurement of their own page loads.
 */
export function murmur3(bytes: Uint8Array, seed = 0): number {
  let hash = seed;
  const whole = bytes.length - (bytes.length % 4);
  for (let at = 0; at < whole; at += 4) {
    hash = Math.imul(rotate(hash ^ scramble(wordAt(bytes, at, 4)), 13), 5) + 0xe654_6b64;
  }
  if (whole < bytes.length) hash ^= scramble(wordAt(bytes, whole, bytes.length - whole));
  return finish(hash ^ bytes.length);
}

function wordAt(bytes: Uint8Array, at: number, count: number): number {
  let word = 0;
  for (let index = 0; index < count; index += 1) word |= (bytes[at + index] ?? 0) << (8 * index);
  return word;
}

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

const scramble = (word: number): number =>
  Math.imul(rotate(Math.imul(word, 0xcc9e_2d51), 15), 0x1b87_3593);

function finish(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
