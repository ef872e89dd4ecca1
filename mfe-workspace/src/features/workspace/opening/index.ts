/** The screens shown while a project is opened, and when it cannot be. */
export { DeletedGate } from './deleted-gate';
export { HostProjectGate, LatestGate, WebsiteGate } from './project-gates';
