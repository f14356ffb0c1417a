import type { Said } from './said';

/** What a proof finds and is not mended, with the reason. */
export interface KnownLimit {
  why: Said;
  /** Each as its proof says it: the browser, where it is not Chromium, the story, and what is found there. */
  finds: readonly string[];
}
