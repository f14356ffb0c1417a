import type { VideoLinkType } from './video-link';

interface VideoService {
  name: string;
  /** Who gets the data: the company that runs it for people in Europe, by its own privacy policy. */
  company: string;
  /** CSS pixels of its player; `fill` takes the width there is. */
  width: 'fill' | 640;
  height: number;
}

/**
 * The services whose players stand in a page. The second one is 640 x 360 (Spec §2). The companies are those of
 * youtube.com/t/terms ("Your Service Provider" in the European Economic Area), vimeo.com/privacy ("covers Vimeo.com, Inc.")
 * and pages.soundcloud.com/geo/de/legal/terms-of-use.html, as read in copies of these pages in November 2026.
 */
export const VIDEO_SERVICES: Readonly<Record<Exclude<VideoLinkType, 'url'>, VideoService>> = {
  youtube: { name: 'YouTube', company: 'Google Ireland Limited', width: 'fill', height: 360 },
  vimeo: { name: 'Vimeo', company: 'Vimeo.com, Inc.', width: 640, height: 360 },
  soundcloud: {
    name: 'SoundCloud',
    company: 'SoundCloud Global Limited & Co. KG',
    width: 'fill',
    height: 166,
  },
};
