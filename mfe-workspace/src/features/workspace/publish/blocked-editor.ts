import { lazy } from 'react';

/** The dialog for browsers that block the editor's tab, loaded only when one does. */
export const BlockedEditorDialog = lazy(
  () => import(/* webpackChunkName: "blocked-editor" */ './blocked-editor-dialog'),
);
