import { useEffect, useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import type { VideoLinkType } from './video-link';
import { VIDEO_SERVICES } from './video-services';

interface VideoFrameProps {
  type: Exclude<VideoLinkType, 'url'>;
  /** The address of the player. */
  source: string;
  title: string;
  /** It replaced the button that was pressed, so it takes the focus. */
  takesFocus: boolean;
}

/** The player of a service, which can neither leave its frame nor read the page. */
export function VideoFrame({ type, source, title, takesFocus }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = VIDEO_SERVICES[type];

  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);

  return (
    <iframe
      ref={frame}
      src={source}
      title={title}
      width={width === 'fill' ? undefined : width}
      height={height}
      allow="fullscreen; picture-in-picture; encrypted-media"
      // `allow-same-origin` gives it the storage of its own origin, never ours.
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // Without the origin of the page YouTube refuses to play; the address of the page is never told.
      referrerPolicy="strict-origin"
      className={cn(
        'u:block u:max-w-full u:rounded-md u:border-0 u:bg-surface-sunken',
        width === 'fill' && 'u:w-full',
        type !== 'soundcloud' && 'u:aspect-video u:h-auto',
      )}
    />
  );
}
