/** Building blocks of the screen that know no project. */
export { NoticeBar } from './notice-bar';
export { PromptText } from './prompt-text';
export { SideSection } from './side-section';
export { useOnce } from './use-once';
export type { ButtonAction } from './use-once';
