import { useEffect, useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import type { VideoLink, VideoLinkType } from './video-link';
import { VIDEO_SERVICES } from './video-services';

interface VideoFrameProps {
  link: VideoLink & { type: Exclude<VideoLinkType, 'url'> };
  title: string;
  /** It replaced the button that was pressed, so it takes the focus. */
  takesFocus: boolean;
}

/** The player of a service, which can neither leave its frame nor read the page. */
export function VideoFrame({ link, title, takesFocus }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = VIDEO_SERVICES[link.type];

  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);

  return (
    <iframe
      ref={frame}
      src={link.source}
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
        link.type !== 'soundcloud' && 'u:aspect-video u:h-auto',
      )}
    />
  );
}
