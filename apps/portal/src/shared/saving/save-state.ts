import type { ApiFailure } from '#shared/http/api-failure';
import type { KnownVersion } from './row-version';

/** The state of the changes, for the text beside the form. */
export type SaveState =
  | { phase: 'idle' }
  | { phase: 'saving' }
  /** `at`: ISO timestamp of the server. */
  | { phase: 'saved'; at: string }
  /** Stored only in this browser; sent as soon as the server answers. */
  | { phase: 'kept'; error: unknown }
  /** Neither on the server nor in the storage of the browser: only in this page. */
  | { phase: 'unkept'; error: unknown }
  /** Another person or window saved in the meantime. */
  | { phase: 'conflict' }
  | { phase: 'refused'; error: unknown };

export interface Saved {
  row_version: number;
  mod_date: string;
}

export interface SaverOptions extends KnownVersion {
  /** The draft of this browser is based on `rowVersion`, and the server has a newer version. */
  isInConflict?: boolean;
  /** `atOnce`: the page is being left, so the request has to be completed without it. */
  send: (rowVersion: number, options: { atOnce: boolean }) => Promise<Saved>;
  /** The version that a conflict names, when the stored draft is one that this page sent without getting an answer. */
  arrivedAs?: (conflict: ApiFailure) => number | undefined;
  /** Stores it in this browser; false when that failed. Absent where nothing may be stored. */
  keep?: (rowVersion: number) => Promise<boolean>;
  forget?: () => Promise<unknown>;
  onState: (state: SaveState) => void;
}
