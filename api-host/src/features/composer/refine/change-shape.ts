import { isOwnPage } from './add-section';
import type { Change } from './files';
import { appendRule, editSheets, readDeclarations, valueEdit, type Declaration } from './sheet';

const scaleLengths = (value: string, by: number): string =>
  value.replace(
    /(\d*\.?\d+)(px|rem|em|vw|%|ch)\b/g,
    (_, number: string, unit: string) => `${Math.round(Number(number) * by * 1000) / 1000}${unit}`,
  );

/** "bigger text", "smaller headings". */
export const changeSize: Change = (request, files) => {
  const match = /\b(bigger|larger|smaller|increase|enlarge|decrease|reduce|shrink)\b/i.exec(
    request,
  );
  if (
    match === null ||
    !/\b(?:text|fonts?|type|headings?|headlines?|titles?|letters|words|it|everything)\b/i.test(
      request,
    )
  )
    return null;
  const up = /bigger|larger|increase|enlarge/i.test(match[1] ?? '');
  const by = up ? 1.15 : 0.88;
  const headings = /\b(?:headings?|headlines?|titles?|h1)\b/i.test(request);
  const all = readDeclarations(files);
  const note = `Made the ${headings ? 'headings' : 'text'} ${up ? 'bigger' : 'smaller'}.`;
  if (headings) {
    const sizes = all.filter((one) =>
      isOwnPage(files)
        ? one.selector === ':root' && /^--step-[2-5]$/.test(one.property)
        : /(?:^|[\s,])h[1-6]\b/.test(one.selector) && one.property === 'font-size',
    );
    if (sizes.length > 0)
      return {
        files: editSheets(
          files,
          sizes.map((one) => valueEdit(one, scaleLengths(one.value, by))),
        ),
        note,
      };
    return {
      files: appendRule(
        files,
        `h1 { font-size: ${up ? 2.6 : 1.7}em; }\nh2 { font-size: ${up ? 1.9 : 1.3}em; }`,
      ),
      note,
    };
  }
  const body = all.filter(
    (one) =>
      /(?:^|,)\s*(?:body|html|p)\s*(?:,|$)/.test(one.selector) && one.property === 'font-size',
  );
  if (body.length > 0)
    return {
      files: editSheets(
        files,
        body.map((one) => valueEdit(one, scaleLengths(one.value, by))),
      ),
      note,
    };
  return { files: appendRule(files, `html { font-size: ${Math.round(by * 100)}%; }`), note };
};

/** Corners: "rounded corners", "sharp corners", "more rounded". */
export const changeCorners: Change = (request, files) => {
  if (
    !/\b(?:corners?|round(?:ed|er)?|sharp(?:er)?|square)\b/i.test(request) ||
    /\b(?:font|image of|table)\b/i.test(request)
  )
    return null;
  const square =
    /\b(?:sharp(?:er)?|square|no round|not round(?:ed)?|less round(?:ed)?|remove (?:the )?round)/i.test(
      request,
    );
  const own = isOwnPage(files);
  const all = readDeclarations(files).filter((one) =>
    own
      ? one.selector === ':root' && /^--radius-(?:s|m|l|button)$/.test(one.property)
      : one.property === 'border-radius',
  );
  const size = (one: Declaration) =>
    square
      ? '0'
      : own
        ? ({
            '--radius-s': '10px',
            '--radius-m': '18px',
            '--radius-l': '26px',
            '--radius-button': '999px',
          }[one.property] ?? '16px')
        : '16px';
  const edits = all
    .filter((one) => !/50%|999/.test(one.value) || square)
    .map((one) => valueEdit(one, size(one)));
  const note = square ? 'Made the corners square.' : 'Rounded the corners.';
  if (edits.length > 0) return { files: editSheets(files, edits), note };
  return {
    files: appendRule(
      files,
      `button, input, select, textarea, img, .button, .btn, .card { border-radius: ${square ? '0' : '16px'}; }`,
    ),
    note,
  };
};

export const changeSpacing: Change = (request, files) => {
  const match =
    /\b(more|less|increase|reduce|bigger|smaller|tighter|airier)\b.*\b(?:space|spacing|padding|white ?space|room|margins?)\b|\b(compact|tighter|airy|spacious)\b/i.exec(
      request,
    );
  if (match === null) return null;
  const more = /more|increase|bigger|airi?|spacious/i.test(match[1] ?? match[2] ?? '');
  const all = readDeclarations(files).filter((one) =>
    isOwnPage(files)
      ? one.property === '--air'
      : /(?:^|[\s,.])section\b/.test(one.selector) && one.property.startsWith('padding'),
  );
  if (all.length === 0)
    return {
      files: null,
      note: 'Not done: the page’s rules name no spacing of sections to change.',
    };
  const note = more ? 'Gave the sections more room.' : 'Moved the sections closer together.';
  return {
    files: editSheets(
      files,
      all.map((one) => valueEdit(one, scaleLengths(one.value, more ? 1.35 : 0.7))),
    ),
    note,
  };
};
