import { defineRemote } from '../scripts/webpack/remote-config';

export default defineRemote(import.meta.dirname);
