/** The ZIP archive of a project. */
export { describeProject } from './project-readme';
export { useExport } from './use-export';
