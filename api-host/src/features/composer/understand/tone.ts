export const toneIds = [
  'playful',
  'elegant',
  'minimal',
  'bold',
  'warm',
  'professional',
  'rustic',
  'futuristic',
  'calm',
  'editorial',
] as const;
export type ToneId = (typeof toneIds)[number];

const words: Record<ToneId, RegExp> = {
  playful:
    /\b(playful|fun|funky|quirky|cheerful|joyful|colou?rful|cute|whimsical|kids?|childlike|vibrant|lively)\b/gi,
  elegant:
    /\b(elegant|luxur(?:y|ious)|sophisticated|refined|classy|chic|upscale|high[- ]end|romantic|premium|posh|graceful)\b/gi,
  minimal:
    /\b(minimal(?:ist|istic)?|clean|simple|white ?space|uncluttered|sparse|swiss|understated)\b/gi,
  bold: /\b(bold|edgy|loud|striking|punk|brutalist|dramatic|energetic|high[- ]energy|powerful|intense|grungy?|urban)\b/gi,
  warm: /\b(warm|cozy|cosy|friendly|welcoming|homely|inviting|hopeful|family)\b/gi,
  professional:
    /\b(professional|corporate|trust(?:ed|worthy)?|serious|business[- ]like|formal|authoritative|credible)\b/gi,
  rustic:
    /\b(rustic|vintage|retro|handmade|handcrafted|artisan(?:al)?|old[- ]fashioned|farmhouse|nostalgic|traditional|craft)\b/gi,
  futuristic:
    /\b(futuristic|techy?|cyber(?:punk)?|sleek|high[- ]tech|sci[- ]?fi|neon|space[- ]age|cutting[- ]edge)\b/gi,
  calm: /\b(calm(?:ing)?|peaceful|serene|soothing|relax(?:ed|ing)|zen|gentle|soft|tranquil|natural|organic)\b/gi,
  editorial: /\b(editorial|magazine|literary|bookish|newspaper|journal(?:istic)?|typographic)\b/gi,
};

/** The tone said most often; when two opposite ones are asked for, both come back, strongest first. */
export function findTones(prompt: string): ToneId[] {
  return toneIds
    .map((id) => ({
      id,
      count: prompt.match(words[id])?.length ?? 0,
      at: prompt.search(words[id]),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.at - other.at)
    .map(({ id }) => id);
}
