import { buying } from './buying';
import { helping } from './helping';
import type { Topic } from './topic';
import { visiting } from './visiting';
import { workAndPeople } from './work-and-people';

/** A new topic: one entry in one of the files beside this one. */
const topics: readonly Topic[] = [...visiting, ...helping, ...buying, ...workAndPeople];

/** What is usually told under such a heading; null for words nobody prepared. */
export const topicFor = (words: string): Topic | null =>
  topics.find(({ about }) => about.test(words)) ?? null;
