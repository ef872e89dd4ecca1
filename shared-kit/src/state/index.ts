/**
 * The one zustand of the page, cut down to the symbols in use: a library that must exist once is
 * imported through the kit, so that it is shared and still tree-shaken.
 */
export { create, createStore, useStore } from 'zustand';
export { createJSONStorage, persist } from 'zustand/middleware';
