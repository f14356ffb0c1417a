/**
 * The items kept in the browser (Spec §3, decisions.md 2). Where storage is forbidden or full, they live in memory
 * until the page is closed: sign-in, language and theme still work.
 */
export type StoredItem =
  | 'user_token'
  | 'user_token_expire'
  | 'user_refresh_token'
  | 'user_info'
  | 'user_lockscreen'
  | 'remember_me'
  | 'session_marker'
  | 'our_changes'
  | 'app_version'
  | 'color_scheme'
  | 'dev_config'
  | 'wanted_path';

/** What a logout leaves in place (Spec §4). */
const KEPT_AFTER_LOGOUT: readonly StoredItem[] = ['color_scheme', 'dev_config', 'app_version'];

const memory = new Map<string, string>();

export function readItem(name: StoredItem): string | undefined {
  try {
    return localStorage.getItem(name) ?? memory.get(name);
  } catch {
    return memory.get(name);
  }
}

export function writeItem(name: StoredItem, value: string) {
  try {
    localStorage.setItem(name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

export function removeItem(name: StoredItem) {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is forbidden here: the item lived in memory only and is gone now.
  }
}

/** Empties the storage but for what a logout keeps. */
export function clearItems() {
  const kept = KEPT_AFTER_LOGOUT.map((name) => [name, readItem(name)] as const);
  memory.clear();
  try {
    localStorage.clear();
  } catch {
    // Nothing was ever stored here.
  }
  for (const [name, value] of kept) if (value !== undefined) writeItem(name, value);
}
