import { ProgressBar } from '../../feedback/progress-bar/progress-bar';
import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';

/** Whether a picture is still on its way: it shows how far it is instead of its tools (Spec §2). */
export function isOnItsWay({ image: { progress = 100 } }: LaidImage): boolean {
  return progress < 100;
}

export function GalleryProgress({ item, words }: { item: LaidImage; words: GalleryLabels }) {
  const percent = Math.round(item.image.progress ?? 0);

  return (
    <div className="u:gallery-progress">
      <ProgressBar thin value={percent} label={`${words.uploading}: ${item.name}`} />
      <span className="u:text-sm u:tabular-nums">{percent}%</span>
    </div>
  );
}
