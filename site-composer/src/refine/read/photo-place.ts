/** A place that is to be kept for a picture: what it shows, and in which part of the page it is to be. */
export interface PhotoPlace {
  readonly caption: string | null;
  /** Null where it was not said, or only by "it" or "there". */
  readonly where: string | null;
}

const behind = String.raw`(.{0,120})$`;
const forms: readonly RegExp[] = [
  String.raw`^(?:and )?(?:leave|keep|make|add|put(?: in)?|have|save|reserve|include)\s(?:me )?(?:a |an |some |one )?(?:empty |blank |little |bit of )?(?:space|room|place|gap|spot|slot)\s?(?:(.{2,60}?)\s)?for\s(?:an? |the |some |our |my )?(?:photo(?:graph)?|picture|image|pic|snap)s?${behind}`,
  String.raw`^(?:und )?(?:lass|lasst|lassen|halt|haltet|reservier|mach|plan)\p{L}*\s(.{0,30}?)(?:platz|raum|eine stelle)\s(?:frei )?für\s(?:ein |eine |einen |das )?(?:foto|bild)(?:s|er)?${behind}`,
  String.raw`^(?:y |e )?(?:deja|deje|dejad|dejar|reserva|reserve|pon|guarda|deixa|deixe)\p{L}*\s(.{0,30}?)(?:un |el |um )?(?:espacio|hueco|sitio|lugar|espaço)\s(?:libre )?para\s(?:una |la |uma |a )?(?:foto|imagen|imagem)${behind}`,
  String.raw`^(?:et )?(?:laisse|laissez|prévois|prévoyez|garde|gardez|réserve|réservez)\s(.{0,30}?)(?:de la |une |un )?(?:place|espace|emplacement)\spour\s(?:une |la )?(?:photo|image)${behind}`,
  String.raw`^(?:e )?(?:lascia|lasciate|tieni|riserva|prevedi)\s(.{0,30}?)(?:uno |un |dello )?(?:spazio|posto)\sper\s(?:una |la )?(?:foto|immagine)${behind}`,
  String.raw`^(?:en )?(?:laat|maak|houd|hou|reserveer)\s(.{0,30}?)(?:ruimte|plek|plaats)\s(?:open |over |vrij )?voor\s(?:een |de )?(?:foto|afbeelding)${behind}`,
].map((form) => new RegExp(form, 'iu'));
const ofWhat =
  /^\s*(?:of|showing|vom|von|der|des|mit|de|del|della|dello|du|des|di|van|do|da)\s+(?:the |our |my )?(.{2,80}?)$/iu;
const inWhich =
  /\s*(?:^|\s)(?:in|at|on|to|under|below|next to|beside|by)\s+(?:the |our |my )?([^,]{2,40}?)(?: section| bit| part)?$/iu;
const onlyThere =
  /(?:^|\s)(?:in|next to|beside|by|near|under|below)\s(?:it|that|there|this)$|\s(?:there|too|as well|please|daneben|dabei|dort|ahí|allí|al lado|à côté|là|accanto|lì|ernaast|erbij|daar|ali|ao lado)$/iu;

/** Reads "leave a space for a photo of Pauline at the bench in it"; null where no such place is asked for. */
export function photoPlaceIn(clause: string): PhotoPlace | null {
  if (clause.length > 240) return null;
  const said = clause.replace(/[\s.!?]+$/u, '');
  const match = forms.map((form) => form.exec(said)).find(Boolean);
  if (!match) return null;
  const [tail, isThere] = withoutThere(match[2] ?? '');
  const [, caption] = ofWhat.exec(tail) ?? [];
  const before = inWhich.exec(` ${match[1] ?? ''}`)?.[1] ?? null;
  // "of Pauline at the bench" says where she is, not where the picture is to be.
  const where = caption === undefined && !isThere ? (inWhich.exec(tail)?.[1] ?? null) : null;
  return { caption: caption ?? null, where: before ?? where };
}

function withoutThere(text: string): [string, boolean] {
  const tail = text.replace(onlyThere, '');
  return [tail, tail !== text];
}
