import type { ReactNode } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { BrokenMedia } from './broken-media';
import { MediaConsent } from './media-consent';
import { useStranger } from './media-origin';
import { type MediaTrack, MediaTracks } from './media-tracks';
import { MediaTranscript } from './media-transcript';
import { type MediaConsentProps, useMediaConsent } from './use-media-consent';
import { useMediaElement } from './use-media-element';
import { VideoFrame } from './video-frame';
import { type VideoLink, videoLinkOf } from './video-link';
import { type VideoPlayerLabels, videoPlayerLabels } from './video-player.labels';
import { VIDEO_SERVICES } from './video-services';

export type { MediaTrack } from './media-tracks';
export type { MediaConsentProps } from './use-media-consent';
export type { VideoPlayerLabels } from './video-player.labels';

export interface VideoPlayerProps extends MediaConsentProps {
  /**
   * The address of a film: its page on YouTube or Vimeo, that of a recording on SoundCloud, or a file. What lies on another
   * server is asked for after a press only. Without one the player is empty.
   */
  src: string | undefined;
  /** The name of the film, read by screen readers: "Jak złożyć zgłoszenie". */
  title: string;
  /** Address of a picture shown before the film plays, of the page's own server: it comes without a question. */
  poster?: string | undefined;
  /** Captions and other words in time, for a file. A service brings its own. */
  tracks?: readonly MediaTrack[] | undefined;
  /** All words of the film as text, in a part that opens. */
  transcript?: ReactNode;
  /** The other server is the office's own, so that nobody has to be asked. It does not count for a service. */
  isOwn?: boolean | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<VideoPlayerLabels> | undefined;
}

/** A film, from a service or a file. Before a press nothing is asked of anybody else, and who gets what is said (Spec §2). */
export function VideoPlayer({ transcript, labels, ...player }: VideoPlayerProps) {
  const words = useLabels<VideoPlayerLabels>(videoPlayerLabels, labels);
  const film = <Film {...player} words={words} />;
  if (!transcript) return film;

  return (
    <div className="u:grid u:min-w-0 u:gap-3">
      {film}
      <MediaTranscript label={words.transcript}>{transcript}</MediaTranscript>
    </div>
  );
}

type FilmProps = Omit<VideoPlayerProps, 'transcript' | 'labels'> & { words: VideoPlayerLabels };

function Film({ src = '', isOwn, isAllowed, onAllow, words, ...shown }: FilmProps) {
  const link = videoLinkOf(src);
  const host = useStranger(src);
  const consent = useMediaConsent(src, { isAllowed, onAllow });
  const { type } = link;

  if (type !== 'url') {
    return link.source && consent.isAllowed ? (
      <VideoFrame type={type} source={link.source} title={shown.title} takesFocus={consent.isPressed} />
    ) : (
      <ServiceConsent {...shown} {...{ link, type, words }} onAllow={consent.allow} />
    );
  }
  if (host && !isOwn && !consent.isAllowed) {
    return (
      <MediaConsent
        title={shown.title}
        poster={shown.poster}
        notice={words.hostNotice(host, words.showVideo)}
        action={words.showVideo}
        onAllow={consent.allow}
      />
    );
  }
  return <FilmFile {...shown} src={link.source || undefined} words={words} takesFocus={consent.isPressed} />;
}

interface ServiceConsentProps extends Pick<FilmProps, 'title' | 'poster' | 'words'> {
  link: VideoLink;
  type: keyof typeof VIDEO_SERVICES;
  onAllow: () => void;
}

/** The question before the player of a service, or the way to its page where it has no player for the address. */
function ServiceConsent({ title, poster, words, link, type, onAllow }: ServiceConsentProps) {
  const { name, company } = VIDEO_SERVICES[type];
  const action = type === 'soundcloud' ? words.showSound : words.showVideo;
  const elsewhere = link.page ? { page: link.page, label: words.openThere(name) } : undefined;

  return link.source ? (
    <MediaConsent
      {...{ title, poster, action, elsewhere, onAllow }}
      notice={words.serviceNotice(name, company, action)}
    />
  ) : (
    <MediaConsent {...{ title, poster, elsewhere }} notice={words.shortLink(name)} />
  );
}

interface FilmFileProps extends Pick<FilmProps, 'src' | 'title' | 'poster' | 'tracks' | 'words'> {
  takesFocus: boolean;
}

function FilmFile({ src, title, poster, tracks, words, takesFocus }: FilmFileProps) {
  const { element, isBroken, onError } = useMediaElement<HTMLVideoElement>(src, takesFocus);

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a person's own film comes without captions. */}
      <video
        ref={element}
        controls
        playsInline
        preload="metadata"
        src={src}
        poster={poster}
        aria-label={title}
        className="u:aspect-video u:max-h-80 u:w-full u:rounded-md u:bg-surface-sunken"
        onError={onError}
      >
        <MediaTracks tracks={tracks} />
        <span className="u:part">{words.unplayable}</span>
      </video>
      {isBroken && src && <BrokenMedia address={src} text={words.broken} open={words.openFile} />}
    </>
  );
}
