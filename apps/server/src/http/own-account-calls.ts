import {
  applications,
  baseConfig,
  calendarFeeds,
  localities,
  notifications,
  online,
  ownData,
  secondFactor,
  shownObjects,
  sockets,
  tablePresets,
  uploadSessions,
  uploads,
  userAccount,
  userRoles,
  users,
} from '@urzad/contract';

/**
 * The calls by which a person signs in and keeps their own account: `/account`, `/autocomplete`, `/statute`,
 * `/lockscreen` and `/logout` need no other (Order §10).
 */
const OWN_ACCOUNT = addressesOf([
  users.find,
  users.tokenRefresh,
  users.accountSet,
  users.passtest,
  users.passtestByBody,
  users.lock,
  users.unlock,
  users.logout,
  userRoles.roleSet,
  ...Object.values(userAccount),
  ...Object.values(secondFactor),
  ...Object.values(ownData),
  applications.setDefault,
  online.update,
  baseConfig.userSetMany,
  // The towns of an address.
  localities.get,
  // Of an upload that was begun.
  uploadSessions.chunkstatus,
  uploadSessions.cancelchunks,
]);

const UPLOADS = addressesOf([uploads.uploadfile, uploadSessions.uploadchunk]);

/** What a person arranges for themselves beside their account. */
const BELONGINGS = addressesOf([
  notifications.set,
  notifications.setAll,
  notifications.delete,
  tablePresets.add,
  tablePresets.set,
  tablePresets.delete,
  // That they looked at an object.
  shownObjects.showExec,
  // That they hear of changes.
  sockets.ticket,
  // That a program of theirs reads their calendar.
  calendarFeeds.add,
  calendarFeeds.renew,
  calendarFeeds.delete,
]);

/** Whether a call is about the caller's own account and nothing else. */
export function isOwnAccountCall(request: Asked): boolean {
  const address = addressOfRequest(request);
  return OWN_ACCOUNT.has(address) || (UPLOADS.has(address) && isOfAvatar(request.query));
}

/** Whether a call is about the caller's own notifications, readings, views of tables or address of the calendar. */
export function isBelongingsCall(request: Asked): boolean {
  return BELONGINGS.has(addressOfRequest(request));
}

interface Call {
  method: string;
  url: string;
}

/** What of a request says which call it is. */
interface Asked {
  method: string;
  routeOptions: { url?: string | undefined };
  query: unknown;
}

function addressOfRequest({ method, routeOptions }: Asked): string {
  return addressOf({ method, url: routeOptions.url ?? '' });
}

function addressesOf(calls: readonly Call[]): ReadonlySet<string> {
  return new Set(calls.map(addressOf));
}

function addressOf({ method, url }: Call): string {
  return `${method} ${url}`;
}

function isOfAvatar(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'purpose' in query && query.purpose === 'avatar';
}
