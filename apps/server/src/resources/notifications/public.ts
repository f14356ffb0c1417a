// The functions of this resource that others may use.

export { addNotification } from './add-notification';
export { eraseOf as eraseNotifications } from './repository';
