import { answerQuestions } from '../../../threads/thread-end';
import { mapPlacesHere } from './map-places';
import type { Place } from './map-places';

answerQuestions(async (question) => {
  const { map, places } = question as { readonly map: string; readonly places: readonly Place[] };
  return mapPlacesHere(map, places);
});
