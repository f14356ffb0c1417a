import type { Upload } from './upload';

/** A phase that is announced to a person who does not see the list. */
export type UploadEvent = 'started' | 'paused' | 'offline' | 'resumed' | 'done' | 'failed';

/** Reports each phase of each upload once, as the list of an engine changes. */
export function createUploadNews(report: (event: UploadEvent, upload: Upload) => void) {
  const reported = new Map<string, UploadEvent>();

  return (uploads: readonly Upload[]) => {
    for (const upload of uploads) {
      const last = reported.get(upload.id);
      const event = eventOf(upload, last);
      if (!event || event === last) continue;
      reported.set(upload.id, event);
      report(event, upload);
    }
  };
}

/** One that waits for its turn is no news. */
function eventOf({ phase, held }: Upload, last: UploadEvent | undefined): UploadEvent | undefined {
  if (phase === 'success') return 'done';
  if (phase === 'error') return 'failed';
  if (held) return held;
  if (phase === 'idle') return undefined;
  if (last === 'paused' || last === 'offline') return 'resumed';
  return last === 'resumed' ? last : 'started';
}
