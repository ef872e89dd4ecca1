import { defineRemote } from 'build-kit/remote';

export default defineRemote(import.meta.dirname);
