import type { Brief } from '../model/brief';
import { capitalised } from '../text/casing';

/** Summary of an instruction: only what it says, nothing that was chosen. */
export interface PromptSummary {
  /** Null when the instruction gives none. */
  readonly name: string | null;
  readonly kind: string;
  readonly audience: string | null;
  readonly place: string | null;
  readonly sections: readonly string[];
  readonly colours: readonly { readonly words: string; readonly hex: string }[];
}

/** More would be no summary; what is beyond is built all the same. */
const longest = { list: 12, text: 80 };

const short = (text: string): string => text.slice(0, longest.text);

/** A summary of what was understood. */
export function summaryOf({
  name,
  subject,
  audience,
  place,
  asked,
  capabilities,
}: Brief): PromptSummary {
  const wanted = [...asked.sections, ...capabilities].map(({ words }) => capitalised(short(words)));
  return {
    name: name.given ? short(name.text) : null,
    kind: capitalised(short(subject.phrase)),
    audience: audience === null ? null : short(audience),
    place: place === null ? null : short(place),
    sections: [...new Set(wanted)].slice(0, longest.list),
    colours: Object.values(asked.look.colours)
      .slice(0, longest.list)
      .map(({ words, hex }) => ({ words: short(words), hex })),
  };
}
