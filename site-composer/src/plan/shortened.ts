import { topicOf } from '../catalogue/topics';

/** Words of the navigation stay short. */
export function shortened(heading: string, otherwise: string): string {
  return heading !== '' && heading.length <= 18 && heading.split(' ').length <= 2
    ? heading
    : topicOf(heading) === 'other' && heading.length <= 22 && heading !== ''
      ? heading
      : otherwise;
}
