/** What has uploads, by their ids: the list of an engine, or what a field keeps before its engine comes. */
interface Holder {
  has(id: string): boolean;
}

/**
 * Those whose uploads are seen on this page. What one of them has, no other takes up, which would send it twice, or puts
 * another file in its place, which would lose it. Of other pages the port of the host knows.
 */
export const holders = new Set<Holder>();

export function isOnPage(id: string): boolean {
  return [...holders].some((holder) => holder.has(id));
}
