// The functions of this resource that others may use.

export { printLists } from './print-lists';
export { sendResults } from './send-results';
