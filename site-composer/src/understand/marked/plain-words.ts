import { trimMarks } from '../../text/casing';

/** Words of an instruction on one line, without the marks around them. */
export const plainWords = (text: string): string => trimMarks(text.replaceAll(/\s+/g, ' '));
