import type { UserType } from '@urzad/domain';

/** The switches of a developer (Spec §2, Order §6); the names of `dev_config`. */
export const DEVELOPER_TOGGLES = [
  'data_default',
  'auto_refresh',
  'verbose',
  'errors_show',
  'actions_record',
] as const;

export type DeveloperToggle = (typeof DEVELOPER_TOGGLES)[number];

export interface AppInfoUser {
  id: number;
  name: string;
  type: UserType;
  /** The active role; without one `Brak roli` is shown. */
  role?: string | undefined;
  avatar?: string | undefined;
}

export interface AppInfoStorage {
  /** Bytes. */
  used: number;
  /** Bytes. */
  limit: number;
  /** The number of stored items. */
  entries: number;
  /** Test data is being written. */
  loading: boolean;
  onAdd: () => void;
  onClear: () => void;
}

/** Answers of the server that the browser keeps, so that it asks only whether they have changed. */
export interface AppInfoCache {
  /** Bytes. */
  used: number;
  /** Bytes; above it the least recently used answers are dropped. */
  limit: number;
  /** The number of answers. */
  entries: number;
  onClear: () => void;
}

export interface AppInfoSocket {
  connected: boolean;
  /** The name by which others address this window. */
  remoteName?: string | undefined;
}

/** One line of the environment: "Tryb", "produkcyjny". */
export interface AppInfoFact {
  term: string;
  value: string;
}
