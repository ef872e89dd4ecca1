/** Which engine the host generates with. */
export { engineQuery } from './engine.query';
