import { defineEditor } from '../scripts/webpack/editor-config';

export default defineEditor();
