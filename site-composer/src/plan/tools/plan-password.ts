import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';

const isGenerator =
  /\b(?:random |secure |strong )?(?:password|passphrase)s? (?:generator|maker|creator)\b|\b(?:generat|creat|mak)\w+ (?:\w+ ){0,3}passwords?\b|\bpasswort-?generator\b|\bgenerador de contraseñas\b|\bgénérateur de mots? de passe\b|\bgerador de (?:senhas|palavras-passe)\b|\bgeneratore di password\b|\bwachtwoord-?generator\b/iu;
const lengths = /\b(\d{1,3})\s?(?:to|-|–|and|bis|à|a)\s?(\d{1,3})\b/i;
const fewest = 4;
const most = 128;

/** Passwords by chance, of a length within the bounds that were named. */
export function planPassword({ brief }: PageContext): ToolPlan | null {
  const text = brief.prompt.slice(0, 2_000);
  if (!isGenerator.test(text)) return null;
  const [, from = '8', to = '64'] = lengths.exec(text) ?? [];
  const least = Math.max(fewest, Math.min(Number(from), Number(to)));
  return {
    type: 'password',
    least,
    most: Math.min(most, Math.max(Number(from), Number(to), least)),
  };
}
