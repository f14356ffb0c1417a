/** The query key of notifications: their pages and the number of unread ones. */
export const NOTIFICATIONS_KEY = 'basenotification';
