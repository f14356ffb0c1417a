/** How far the clock of the server is ahead of that of this device, by its last answer. */
let aheadMs = 0;

/** Every answer says when it was made. */
export function noteServerDate(headers: Headers) {
  const made = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(made)) aheadMs = made - Date.now();
}

/** A moment of the server's clock, as the clock of this device will show it, which may be hours wrong. */
export function onThisDevice(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : new Date(time - aheadMs).toISOString();
}
