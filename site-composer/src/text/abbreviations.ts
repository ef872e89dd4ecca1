/** Titles and short words whose full stop ends neither a sentence nor a name. */
export const titlesOfPeople =
  'Rev|Revd|Dr|Mr|Mrs|Ms|Prof|Fr|Col|Capt|Lt|Sgt|Ing|Dipl|Mme|Mlle|Smt|Shri|Sri|St';
const others = String.raw`Sts?|Ste|Rs|Nr|No|Tel|Str|e\.g|i\.e|approx|bzw|ca|z\.B|inkl|zzgl|e\.V|e\. V|St|Nº|nº|núm|Av|Avda|Sta|Sto|p\.m|a\.m|min|max|tgl|evtl|usw|ggf`;

const shortened = new RegExp(String.raw`(?:^|[\s(])(?:${titlesOfPeople}|${others})\.$`, 'u');

/** Whether the full stop at the end of a text belongs to a shortened word. */
export const endsShortened = (text: string): boolean =>
  shortened.test(text.trimEnd().slice(-longest));

const longest = 12;
