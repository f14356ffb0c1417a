import { pathOf } from './logger';

/** A path without a route. */
const NOWHERE = { api: '/api/-', page: '/-' };

/**
 * The address as it is, or one that leads nowhere when its path cannot be decoded, such as a link whose end a mail
 * program cut (`/statute%`): it is answered like any other that is not found, with the page and all headers.
 */
export function decodableUrl(url = '/'): string {
  const path = pathOf(url);
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.startsWith('/api/') ? NOWHERE.api : NOWHERE.page;
}

function isDecodable(path: string): boolean {
  try {
    // The result is used: the bundler takes a call without an effect for one that cannot throw, and removes it.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
