// The functions of this resource that others may use.

export { addNotification, addNotifications } from './add-notification';
export { countUnread as unreadNotifications } from './count-unread';
export { eraseOf as eraseNotifications } from './repository';
