import type { Upload } from './upload';

/** What a person is told of an upload who does not see it. */
export type UploadEvent = 'started' | 'paused' | 'offline' | 'resumed' | 'done' | 'failed';

/** Tells each phase of each upload once, as the list of an engine changes; of `toldOffline` a person knows that they wait. */
export function createUploadNews(
  tell: (event: UploadEvent, upload: Upload) => void,
  toldOffline: readonly string[] = [],
) {
  const told = new Map<string, UploadEvent>(toldOffline.map((id) => [id, 'offline']));

  return (uploads: readonly Upload[]) => {
    for (const upload of uploads) {
      const last = told.get(upload.id);
      const event = eventOf(upload, last);
      if (!event || event === last) continue;
      told.set(upload.id, event);
      tell(event, upload);
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
