/** "my photos", "the attached picture", "meine Bilder": what the member added, not a drawing of ours. */
const own =
  /\b(?:(?:my|our|these|this|the (?:attached|uploaded|added)|attached|uploaded|own) (?:own )?(?:\w+ )?(?:pictures?|photos?|photographs?|images?|pics?)|(?:meine?|unsere?|mein|unser) (?:eigenen? )?(?:bild(?:er)?|fotos?)|(?:mes|ma|nos|notre) (?:photos?|images?)|(?:mis?|nuestras?|minhas?) (?:fotos?|im[aá]ge(?:n|ns|nes|m))|(?:le mie|la mia|le nostre) (?:foto|immagini)|(?:mijn|onze) (?:foto'?s?|afbeeldingen))\b/i;
const using =
  /\b(?:use|using|put|show|place|add|insert|include|replace|swap|set|fill|take|with|want|verwende|nimm|utilise[rz]?|utilize|use[mn]?|usa|mets|pon|gebruik)\b/i;
const against = /\b(?:remove|delete|hide|without|don'?t|do not|no longer)\b/i;

/** Whether a request asks for the member's own pictures on the page. */
export const asksForPictures = (request: string): boolean =>
  own.test(request) && using.test(request) && !against.test(request);

/** What the member reads: they are placed with everything else the job brings along. */
export const picturesNote = (attached: number): { done: boolean; note: string } =>
  attached > 0
    ? { done: true, note: 'Your own pictures take the place of the drawings.' }
    : {
        done: false,
        note: 'No picture of yours is here yet. Attach pictures to the instruction or drop them on the page and ask again.',
      };
