// The functions of this resource that others may use.

export { addNotification, addNotifications, wasNotified } from './add-notification';
export { countUnread as unreadNotifications } from './count-unread';
export { eraseOf as eraseNotifications } from './repository';
export { findToldBefore } from './told-before';
