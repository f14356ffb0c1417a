// What sends and keeps files, in a file of its own so that no page loads it before its first paint.
import { createKeeping } from './kept-uploads';
import type { UploadEngineOptions } from './upload-engine-options';
import type { UploadList } from './upload-list';
import { createUploadRuns } from './upload-runs';

export type UploadWork = ReturnType<typeof createUploadWork>;

/** The working part of an engine. */
export function createUploadWork(options: UploadEngineOptions, list: UploadList) {
  const kept = createKeeping(options.keeping, list);
  return { kept, runs: createUploadRuns({ ...options, list, kept }) };
}
