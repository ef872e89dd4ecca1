import { defineShell } from '../scripts/webpack/shell-config';

export default defineShell();
