/** The left panel. */
export { SidePanel } from './side-panel';
