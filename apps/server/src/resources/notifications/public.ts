// The functions of this resource that others may use.

export { addNotification } from './add-notification';
