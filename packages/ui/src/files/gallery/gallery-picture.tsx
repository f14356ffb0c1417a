import type { GalleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';

interface GalleryPictureProps {
  item: LaidImage;
  words: GalleryLabels;
  /** Opens it over the window; without it the picture is no button. */
  onZoom?: (() => void) | undefined;
}

/** A picture in its shape, loaded when it comes near the window, with its caption. */
export function GalleryPicture({ item, words, onZoom }: GalleryPictureProps) {
  const picture = (
    <img
      src={item.src}
      alt={onZoom || item.caption ? '' : item.name}
      width={item.width}
      height={item.height}
      loading="lazy"
      decoding="async"
      className="u:gallery-image"
    />
  );

  return (
    <>
      {onZoom ? (
        <button
          type="button"
          aria-label={`${words.zoom}: ${item.name}`}
          className="u:gallery-button"
          onClick={onZoom}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {item.caption && <span className="u:gallery-caption">{item.caption}</span>}
    </>
  );
}
