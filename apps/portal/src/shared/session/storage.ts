/**
 * The items stored in the browser (Spec §3, Order §2). Where storage is forbidden or full, they are in memory until
 * the page is closed: sign-in, language and theme still work.
 */
export type StoredItem =
  | 'user_token'
  | 'user_token_expire'
  | 'user_refresh_token'
  | 'user_info'
  | 'user_main'
  | 'user_lockscreen'
  | 'application'
  | 'remember_me'
  | 'session_marker'
  | 'our_changes'
  | 'app_version'
  | 'app_base_init_system'
  | 'app_base_init_application'
  | 'color_scheme'
  | 'dev_config'
  | 'wanted_path'
  | 'self_check';

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

export function removeItem(name: string) {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is forbidden: the item was in memory only.
  }
}

/** The names of all items that are stored here. */
export function keptNames(): string[] {
  try {
    return [...Object.keys(localStorage), ...memory.keys()];
  } catch {
    return [...memory.keys()];
  }
}
