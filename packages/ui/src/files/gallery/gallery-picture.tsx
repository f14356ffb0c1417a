import { WatchedImage } from '../../foundations/image/watched-image';
import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';
import type { GalleryProps } from './gallery-props';
import type { WatchCaption } from './use-caption-heights';

interface DrawnPicture {
  item: LaidImage;
  words: GalleryLabels;
  /** Opens it over the window; without it the picture is no button. */
  onZoom?: (() => void) | undefined;
  /** It has its shape even where it cannot be loaded: the pictures under it lie where they do for that. */
  hasShape?: boolean | undefined;
  watch?: WatchCaption | undefined;
  onBroken?: GalleryProps['onBroken'];
}

/**
 * A picture in its shape, loaded when it comes near the window, with its caption. No component, as it holds nothing: of
 * hundreds of pictures React has that much less to keep.
 */
export function pictureOf({ item, words, onZoom, hasShape, watch, onBroken }: DrawnPicture) {
  // The place has its shape. The same for each, so that the browser works its styles out once for all of them.
  const isAlone = hasShape && !item.caption;
  const image = {
    src: item.src,
    alt: onZoom || item.caption ? '' : item.name,
    width: isAlone ? undefined : item.width,
    height: isAlone ? undefined : item.height,
    loading: 'lazy',
    decoding: 'async',
    className: isAlone ? 'u:gallery-image u:gallery-filling' : 'u:gallery-image',
    style: hasShape && !isAlone ? { aspectRatio: `${item.width} / ${item.height}` } : undefined,
  } as const;
  // Only who is told of failures pays for the watching.
  const picture = onBroken ? (
    <WatchedImage {...image} onBroken={() => onBroken(item.image)} />
  ) : (
    <img {...image} alt={image.alt} />
  );

  return (
    <>
      {onZoom ? (
        <button
          type="button"
          aria-label={`${words.zoom}: ${item.name}`}
          className={isAlone ? 'u:gallery-button u:gallery-filling' : 'u:gallery-button'}
          onClick={onZoom}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {item.caption && (
        <span ref={watch} data-caption={item.id} className="u:gallery-caption">
          {item.caption}
        </span>
      )}
    </>
  );
}
