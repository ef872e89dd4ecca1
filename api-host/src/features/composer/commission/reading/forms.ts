import type { Form } from './form';
import { publicForms } from './public-forms';
import { toolForms } from './tool-forms';

/** What a commission asks for, the more telling words first. */
export const forms: readonly Form[] = [...toolForms, ...publicForms];
