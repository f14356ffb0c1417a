import { type RefObject, useRef } from 'react';
import { useCurrentInSight } from '../../internal/hooks/use-current-in-sight';
import type { LightboxLabels } from './lightbox.labels';
import type { Steps } from './lightbox-carousel';
import type { NamedPicture } from './lightbox-image';

interface LightboxThumbnailsProps {
  pictures: readonly NamedPicture[];
  index: number;
  steps: RefObject<Steps | null>;
  words: LightboxLabels;
}

/** All pictures side by side; the shown one stays in sight. */
export function LightboxThumbnails({ pictures, index, steps, words }: LightboxThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  useCurrentInSight(strip, '[aria-current="true"]', JSON.stringify([index, pictures.length]));

  function go(to: number) {
    if (to > index) steps.current?.next({ count: to - index });
    if (to < index) steps.current?.prev({ count: index - to });
  }

  return (
    <ul ref={strip} aria-label={words.thumbnails} className="u:lightbox-thumbnails">
      {pictures.map(({ src, thumb = src, title }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in the list twice.
        <li key={at} className="u:flex-none">
          <button
            type="button"
            aria-label={`${words.place(at + 1, pictures.length)}: ${title}`}
            aria-current={at === index}
            className="u:lightbox-thumbnail"
            onClick={() => go(at)}
          >
            <img
              src={thumb}
              alt=""
              loading="lazy"
              decoding="async"
              width={56}
              height={64}
              className="u:part"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
