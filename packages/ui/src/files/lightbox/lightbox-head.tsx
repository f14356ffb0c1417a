import { Download, X } from 'lucide-react';
import { IconButton, IconLink } from '../../actions/icon-button/icon-button';
import type { LightboxLabels } from './lightbox.labels';
import type { NamedPicture } from './lightbox-image';

interface LightboxHeadProps {
  /** Of the heading, which names the layer. */
  id: string | undefined;
  /** Absent in an empty list. */
  picture: NamedPicture | undefined;
  index: number;
  count: number;
  words: LightboxLabels;
  onClose: () => void;
}

/** What is shown, its place in the list, and the way out. */
export function LightboxHead({ id, picture, index, count, words, onClose }: LightboxHeadProps) {
  return (
    <header className="u:flex u:flex-none u:flex-wrap u:items-center u:gap-2 u:bg-surface u:py-2 u:ps-4 u:pe-2">
      {/* In large letters on a small phone it has a line of its own, or the buttons would leave it no room. */}
      <div className="u:min-w-0 u:flex-1 u:basis-40">
        <h2 id={id} className="u:line-clamp-2 u:text-lg u:leading-snug u:font-semibold u:wrap-anywhere">
          {picture?.title ?? words.pictures}
        </h2>
        {picture?.detail && (
          <p className="u:line-clamp-2 u:text-sm u:wrap-anywhere u:text-muted">{picture.detail}</p>
        )}
      </div>
      <div className="u:ms-auto u:flex u:items-center u:gap-2">
        {count > 0 && (
          <span className="u:flex-none u:px-2 u:whitespace-nowrap u:tabular-nums">
            {words.place(index + 1, count)}
          </span>
        )}
        {picture?.download && (
          <IconLink
            icon={Download}
            label={words.download(picture.title)}
            href={picture.download}
            download={picture.fileName ?? ''}
          />
        )}
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
    </header>
  );
}
