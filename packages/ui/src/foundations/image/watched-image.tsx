import { type ComponentProps, useEffect, useRef } from 'react';

export interface WatchedImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  /** Read instead of the picture; empty where its name is beside it. */
  alt: string;
  /** Called when the picture does not come, or is none. */
  onBroken: (() => void) | undefined;
}

/**
 * An image that tells when it cannot be shown. In a page that arrived as HTML it may have failed before React listened, so it
 * is asked once it is mounted.
 */
export function WatchedImage({ alt, onBroken, ...image }: WatchedImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const tell = useRef(onBroken);
  useEffect(() => {
    tell.current = onBroken;
  });

  useEffect(() => {
    const picture = element.current;
    if (!picture?.complete || picture.naturalWidth > 0) return;
    const { currentSrc } = picture;
    let isHere = true;
    // A drawing without a size of its own has no width either, but can be decoded.
    picture.decode().catch(() => {
      if (isHere && picture.currentSrc === currentSrc) tell.current?.();
    });
    return () => {
      isHere = false;
    };
  }, []);

  return <img ref={element} alt={alt} {...image} onError={onBroken} />;
}
