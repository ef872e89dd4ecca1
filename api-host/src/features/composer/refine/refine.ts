import { addRequested, moveSection } from './place-section';
import { removeSection } from './remove-section';
import { changeColours } from './change-colours';
import { changeCorners, changeSize, changeSpacing } from './change-shape';
import { changeFont } from './change-font';
import { changeNight } from './change-night';
import { changeText } from './change-text';
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
  let files: Files = { html, css, js };
  const notes: string[] = [];
  const undone: string[] = [];
  for (const request of splitRequests(instruction)) {
    if (asksForPictures(request)) {
      const { done, note } = picturesNote(pictures);
      notes.push(note);
      if (!done) undone.push(note);
      continue;
    }
    const outcome = carryOut(request, files);
    notes.push(outcome.note);
    if (outcome.files === null) undone.push(outcome.note);
    else files = outcome.files;
  }
  if (notes.length === 0) notes.push('Nothing was asked, so nothing was changed.');
  const changed = files.html !== html || files.css !== css || files.js !== js;
  return { ...files, notes, undone, changed };
}
