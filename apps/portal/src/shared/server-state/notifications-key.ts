/** Messages of the office to the person, in the query cache: their pages and how many are unread. */
export const NOTIFICATIONS_KEY = 'basenotification';
