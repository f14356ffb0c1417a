// The functions of this resource that others may use.

export { sendResults } from './send-results';
