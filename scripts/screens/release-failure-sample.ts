import type { FailureGroup } from 'shared-kit/contract/releases';
import { ago } from './release-sample-parts';

const mapped = (file: string, line: number, name: string | null = null) => ({
  file,
  line,
  column: 9,
  name,
  isMapped: true,
});

/** What browsers reported of a version: places in the sources, and one of a script without a map. */
export const failureGroups: FailureGroup[] = [
  {
    fingerprint: '9f31c2aa00112233',
    kind: 'crash',
    name: 'TypeError',
    message: 'Cannot read properties of undefined (reading map)',
    count: 2,
    firstAt: ago(17),
    lastAt: ago(0.3),
    frames: [
      mapped('src/features/project-list/project-table.tsx', 88, 'rowsOf'),
      mapped('src/features/project-list/project-list.route.tsx', 41, 'ProjectList'),
      mapped('src/features/project-list/with-filters.tsx', 23),
    ],
  },
  {
    fingerprint: '9f31c2aa44556677',
    kind: 'error',
    name: 'RangeError',
    message: 'Invalid time value',
    count: 2,
    firstAt: ago(16),
    lastAt: ago(4),
    frames: [mapped('src/features/project-list/edited-at.ts', 12, 'editedAt')],
  },
  {
    fingerprint: '9f31c2aa8899aabb',
    kind: 'failed',
    name: 'ChunkLoadError',
    message: 'Loading chunk # failed. (error: …)',
    count: 1,
    firstAt: ago(9),
    lastAt: ago(9),
    frames: [
      {
        file: 'remoteEntry.5b1c0e9a77.js',
        line: 1,
        column: 12_345,
        name: null,
        isMapped: false,
      },
    ],
  },
];
