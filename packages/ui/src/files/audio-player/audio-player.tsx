import type { ReactNode } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { BrokenMedia } from '../video-player/broken-media';
import { MediaConsent } from '../video-player/media-consent';
import { useStranger } from '../video-player/media-origin';
import { type MediaTrack, MediaTracks } from '../video-player/media-tracks';
import { MediaTranscript } from '../video-player/media-transcript';
import { type MediaConsentProps, useMediaConsent } from '../video-player/use-media-consent';
import { useMediaElement } from '../video-player/use-media-element';
import { type AudioPlayerLabels, audioPlayerLabels } from './audio-player.labels';

export type { AudioPlayerLabels } from './audio-player.labels';

export interface AudioPlayerProps extends MediaConsentProps {
  /** The address of a file. On another server it is asked for after a press only. Without one the player is empty. */
  src: string | undefined;
  /** The name of the recording, read by screen readers: "Rozmowa z 12 marca". */
  title: string;
  /** Words in time; few browsers show them under a sound, so a transcript is for everybody. */
  tracks?: readonly MediaTrack[] | undefined;
  /** All words of the recording as text, in a part that opens. */
  transcript?: ReactNode;
  /** The other server is the office's own, so that nobody has to be asked. */
  isOwn?: boolean | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AudioPlayerLabels> | undefined;
}

/** A recording in the player of the browser, with a text for a browser that has none (Spec §2). */
export function AudioPlayer({
  src,
  title,
  transcript,
  isOwn,
  isAllowed,
  onAllow,
  ...props
}: AudioPlayerProps) {
  const words = useLabels<AudioPlayerLabels>(audioPlayerLabels, props.labels);
  const host = useStranger(src ?? '');
  const consent = useMediaConsent(src ?? '', { isAllowed, onAllow });
  const { element, isBroken, onError } = useMediaElement<HTMLAudioElement>(src, consent.isPressed);
  const isAsked = host !== undefined && !isOwn && !consent.isAllowed;

  return (
    <div className="u:grid u:min-w-0 u:gap-3">
      {isAsked ? (
        <MediaConsent
          title={title}
          notice={words.hostNotice(host, words.show)}
          action={words.show}
          onAllow={consent.allow}
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a person's own recording comes without captions.
        <audio
          ref={element}
          controls
          preload="metadata"
          src={src}
          aria-label={title}
          className="u:w-full"
          onError={onError}
        >
          <MediaTracks tracks={props.tracks} />
          <span className="u:part">{words.unplayable}</span>
        </audio>
      )}
      {isBroken && src && <BrokenMedia address={src} text={words.broken} open={words.openFile} />}
      <MediaTranscript label={words.transcript}>{transcript}</MediaTranscript>
    </div>
  );
}
