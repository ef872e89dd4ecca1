import { addRequested, moveSection } from './place-section';
import { removeSection } from './remove-section';
import { changeColours } from './change-colours';
import { changeCorners, changeSize, changeSpacing } from './change-shape';
import { changeFont } from './change-font';
import { changeNight } from './change-night';
import { changeText } from './change-text';
import { carryOutEach, toldAs } from './carry-out';
import type { RequestPart } from './carry-out';
import type { Change, Files } from './files';
import { asksForPictures, picturesNote } from './own-pictures';
import { splitRequests } from './requests';

export interface RefineRequest {
  instruction: string;
  html: string;
  css: string;
  js: string;
  /** How many pictures of the member's come along; they are placed by `placePictures`. */
  pictures?: number;
}

export interface Refinement {
  html: string;
  css: string;
  js: string;
  notes: string[];
  /** Of the notes, those on requests that were not carried out. */
  undone: string[];
  /** What became of each request. */
  parts: RequestPart[];
  changed: boolean;
}

/** Asked in this order; the first that knows the request carries it out or says why it cannot. */
const changes: readonly Change[] = [
  removeSection,
  moveSection,
  changeNight,
  changeText,
  changeFont,
  changeColours,
  changeSize,
  changeCorners,
  changeSpacing,
  addRequested,
];

function carryOut(request: string, files: Files): { files: Files | null; note: string } {
  for (const change of changes) {
    const outcome = change(request, files);
    if (outcome !== null) return outcome;
  }
  return {
    files: null,
    note: `Not understood: “${request.slice(0, 120)}”. The offline composer can change colours, fonts, sizes, corners, spacing and texts, and add, remove or move sections.`,
  };
}

/**
 * Carries out an instruction on given code, ours or a stranger's. Edits by source offsets: what was not
 * asked for stays byte for byte. Each request of the instruction is done whole or not at all.
 */
export function refine({ instruction, html, css, js, pictures = 0 }: RefineRequest): Refinement {
  const before: Files = { html, css, js };
  const { files, parts } = carryOutEach(splitRequests(instruction), before, (request, current) => {
    // The pictures themselves are placed with everything else that comes along.
    if (asksForPictures(request)) return { files: null, ...picturesNote(pictures) };
    return carryOut(request, current);
  });
  const changed = files.html !== html || files.css !== css || files.js !== js;
  return { ...files, ...toldAs(parts), changed };
}
