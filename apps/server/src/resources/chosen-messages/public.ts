// The functions of this resource that others may use.

export { sendMessages } from './send-messages';
export { baseMessage } from './table';
