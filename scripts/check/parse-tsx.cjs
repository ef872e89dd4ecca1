/**
 * Preloaded into dependency-cruiser: its swc parser reads TypeScript but never JSX, because it does not
 * say `tsx`. Without this, every .tsx file ends the check with "Syntax Error" (17.4.3).
 */
const swc = require('@swc/core');

const original = swc.parseFileSync;
swc.parseFileSync = (file, options) => original(file, { ...options, tsx: file.endsWith('.tsx') });
