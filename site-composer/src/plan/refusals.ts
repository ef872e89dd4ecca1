const refusal =
  /^(?:sorry\b|(?:please )?(?:no|never|not|nothing|none)\b|(?:please )?(?:do not|don['’]?t)\s|(?:i|we|they|it)(?:['’]re|['’]m| am| are| is)? (?:(?:do|does|can|will|would|am|are|is)(?: not|n['’]?t)|can['’]?t|cannot|never|no longer|not)\b|(?:ich|wir) [\p{L}]+ (?:keine?[nm]?|nicht)\b|(?:leider )?keine?\b|(?:je ne|nous ne|pas de|désolé)\b|(?:no |lo siento|não |non |geen |we (?:doen|nemen) geen))/iu;

/** Whether a sentence says what is not done or not to be had: true and wanted, and no way to begin a page. */
export const isRefusal = (text: string): boolean => refusal.test(text.trim());
