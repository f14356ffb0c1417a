/** The id of a notification, as the application has it. */
export type NotificationId = number | string;

/** How many entries were added before and after those of a list that is sorted newest first. */
export function newsOf(before: readonly NotificationId[], now: readonly NotificationId[]) {
  const known = new Set(before);
  const first = now.findIndex((id) => known.has(id));
  const last = now.findLastIndex((id) => known.has(id));
  if (first === -1) return { arrived: before.length === 0 ? now.length : 0, older: 0 };

  return { arrived: first, older: now.length - 1 - last };
}
