/** How something is to look, where nothing tells it to visitors. */
export const ofLook =
  /(?<!\p{L})(?:colou?rs?|fonts?|typeface|layout|buttons?|logos?|banners?|sections?|background|big letters|big type|vibe|readable|contrast|farben?|schrift|couleurs?|police de caractères|colores?|letra|colori|carattere|kleuren|lettertype|cores)(?!\p{L})/iu;

/** The name alone, which stands above everything. */
export const names =
  /^(?:this|it)(?:['’]s| is) (?:a (?:page|site|website) )?for (?:a |the |our |my )?\p{Lu}|^(?:(?:it|this|that)(?:['’]s| is) |its |and )?(?:called|named)\s|^(?:heißt|se llama|si chiama|heet|chama-se)\s|^(?:s['’]appelle)\s|^(?:(?:the|my|our|his|her|its) )?(?:\p{L}+['’]s )?(?:(?:trade|business|company|shop|studio|brand) )?(?:['’]s )?name(?:['’]s| is|:)\s|^(?:(?:the|my|our) )?(?:brand|business|company|shop)(?: is|['’]s) (?:(?:called|named) )?\p{Lu}/iu;

/** A sum, a time, a day, a number to call: who says it means visitors to read it. */
export const hardFact =
  /[£€$₹]\s?\d|\d\s?(?:€|euros?\b|pounds?\b|dollars?\b|rupees?\b|quid\b|francs?\b)|\bR(?:s\.?\s?)?\d|\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|uhr|h)\b|\b\d{3,}[\s-]\d{3,}|\S@\S/iu;

/** "Show it but don't let them buy it": what visitors are kept from is not said to them. */
export const letting =
  /^(?:(?:but|and|so) )?(?:do not|don['’]?t|dont|never) (?:let|allow) (?:them|people|anyone|anybody|customers|visitors|members)\b/iu;

/** What is said of making the page: "photos to come", "no signup forms, just phone". */
export const ofMaking =
  /^(?:(?:more )?(?:photos?|pictures?|images?|logos?|texts?|menu|prices?))(?: are| is| will be)? (?:to (?:come|follow)|coming(?: soon| later)?|later)$|\bbuttons?$|^(?:please )?no (?:sign-?\s?up |contact |booking |order |enquiry )?forms?\b/iu;
