export { ConfirmIdentity } from './confirm-identity';
