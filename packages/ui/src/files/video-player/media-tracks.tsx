/** Words of a recording in time: captions, or a description of what is seen. */
export interface MediaTrack {
  /** Address of a WebVTT file, of the page's own origin. */
  src: string;
  /** The language: "pl". */
  lang: string;
  /** The name in the menu of the player: "Polski". */
  label: string;
  /** What the words are for: `captions` for who does not hear it, `descriptions` for who does not see it. @default 'captions' */
  kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters';
  /** Shown from the start, where the person has not chosen another one. */
  isDefault?: boolean;
}

/** The tracks of a native player. */
export function MediaTracks({ tracks = [] }: { tracks?: readonly MediaTrack[] | undefined }) {
  return tracks.map(({ src, lang, label, kind = 'captions', isDefault }) => (
    <track key={src} kind={kind} src={src} srcLang={lang} label={label} default={isDefault} />
  ));
}
