export { Panels, type PanelItem, type PanelsProps } from './panels';
