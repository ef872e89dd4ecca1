import { refuse } from '../outcome';
import type { Changer } from '../outcome';

const picture =
  /^(?:(?:an?|the|our|my|some|another|one|nice|big|small|little|funny|new|more)\s)*(?:\p{L}+\s)?(?:cartoons?|drawings?|illustrations?|paintings?|videos?|gifs?|animations?|sketch(?:es)?)\s(?:of|showing|with|from)\s/iu;
/** A place that is kept for a picture, and what is said of pictures, are no pictures. */
const ofPlace = /\b(?:space|room|place|gap|spot|slot|caption|link|button|section|gallery)\b/iu;

/** "Put a cartoon of a wet spaniel at the top": nothing here draws, and its words are none for visitors. */
export const refusePictures: Changer = ({ action, rest, quotes }) =>
  action === 'add' && quotes.length === 0 && picture.test(rest) && !ofPlace.test(rest)
    ? refuse(
        'nothing is drawn or filmed here. Attach a picture of your own with the request, and it is placed on the page.',
      )
    : null;
