import type { Subject } from '../subjects';

const voices: readonly (readonly [who: string, words: string, stars: number])[] = [
  ['Sample visitor', 'Just as described. Would choose it again.', 5],
  ['Sample guest', 'Good, though I expected a little more detail.', 4],
  ['Sample reader', 'A pleasant surprise.', 5],
  ['Sample customer', 'Fine for what it is.', 3],
];

/** Reviews that show how they look; who wrote them says that they are samples. */
export const sampleReviews = (
  subject: Subject,
  rate: boolean,
): Record<string, { who: string; words: string; stars: number }[]> =>
  Object.fromEntries(
    subject.entries.map(({ title }, index) => [
      title,
      [0, 1].slice(0, 1 + (index % 2)).map((step) => {
        const [who, words, stars] = voices[(index + step) % voices.length] ?? [
          'Sample visitor',
          'Good.',
          4,
        ];
        return { who, words, stars: rate ? stars : 0 };
      }),
    ]),
  );
