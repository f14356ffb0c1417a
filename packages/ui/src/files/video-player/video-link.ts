/** What an address of a film leads to (Spec §9): a page of a service, or the file itself. */
export type VideoLinkType = 'url' | 'youtube' | 'vimeo' | 'soundcloud';

/** An address of a film, read. */
export interface VideoLink {
  /** The service by its host, or `url` for a file. */
  type: VideoLinkType;
  /**
   * For an iframe, or for a native player where the type is `url`. Absent where the address says too little for a player: a
   * short link, of which only the service knows where it leads, or one that leads to no file (`javascript:`).
   */
  source?: string | undefined;
  /** The page of the service for people; absent where the type is `url`. */
  page?: string | undefined;
}

type Found = Required<Pick<VideoLink, 'page'>> & Pick<VideoLink, 'source'>;

const READERS: Readonly<Record<Exclude<VideoLinkType, 'url'>, (address: URL) => Found | undefined>> = {
  youtube: youtubeOf,
  vimeo: vimeoOf,
  soundcloud: soundcloudOf,
};

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_LIST = /^[\w-]{2,64}$/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/(\w+))?\/?$/;
const SOUNDCLOUD_HOSTS = new Set(['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com']);
const SOUNDCLOUD_SHORT_HOST = 'on.soundcloud.com';
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** What a film can be loaded from; a relative address has no scheme of its own. */
const FILE_SCHEME = /^(?:https?:|blob:|data:(?:video|audio)\/)/;

/** The type of an address by its host and path (Spec §2). What no service knows is the address of a file. */
export function videoLinkOf(address: string): VideoLink {
  const read = URL.canParse(address) ? new URL(address) : undefined;
  if (read && /^https?:$/.test(read.protocol)) {
    for (const type of ['youtube', 'vimeo', 'soundcloud'] as const) {
      const found = READERS[type](read);
      if (found) return { type, ...found };
    }
  }
  return read && !FILE_SCHEME.test(read.href) ? { type: 'url' } : { type: 'url', source: address };
}

/** The host without cookies, and no films of strangers at the end. */
function youtubeOf({ hostname, pathname, searchParams }: URL): Found | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  const isShort = hostname === 'youtu.be';
  if (!isShort && !YOUTUBE_HOSTS.has(hostname)) return undefined;

  if (first === 'playlist' || (first === 'embed' && second === 'videoseries'))
    return playlistOf(searchParams);

  const id = isShort ? first : first === 'watch' ? (searchParams.get('v') ?? '') : idAfter(first, second);
  if (!YOUTUBE_ID.test(id)) return undefined;

  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  const from = start > 0 ? { embed: `&start=${start}`, page: `&t=${start}` } : { embed: '', page: '' };
  return {
    source: `https://www.youtube-nocookie.com/embed/${id}?rel=0${from.embed}`,
    page: `https://www.youtube.com/watch?v=${id}${from.page}`,
  };
}

/** A list of films begins with its first one. */
function playlistOf(searchParams: URLSearchParams): Found | undefined {
  const list = searchParams.get('list') ?? '';
  if (!YOUTUBE_LIST.test(list)) return undefined;
  return {
    source: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}&rel=0`,
    page: `https://www.youtube.com/playlist?list=${list}`,
  };
}

function idAfter(folder: string, id: string): string {
  return ['embed', 'shorts', 'live', 'v'].includes(folder) ? id : '';
}

/** `dnt` asks the service to keep no statistics. A film that is not listed needs its key. */
function vimeoOf({ hostname, pathname, searchParams }: URL): Found | undefined {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname)) return undefined;
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return undefined;

  const key = inPath ?? searchParams.get('h') ?? '';
  const hasKey = /^\w+$/.test(key);
  return {
    source: `https://player.vimeo.com/video/${id}?dnt=1${hasKey ? `&h=${key}` : ''}`,
    page: `https://vimeo.com/${id}${hasKey ? `/${key}` : ''}`,
  };
}

/**
 * A recording, or a set of them: the player of the service is asked by the address of the page. It does not know the short
 * links that its apps share, and asking where one leads would be a request before consent.
 */
function soundcloudOf({ hostname, pathname }: URL): Found | undefined {
  if (hostname === SOUNDCLOUD_SHORT_HOST && /^\/\w+\/?$/.test(pathname)) {
    return { page: `https://${SOUNDCLOUD_SHORT_HOST}${pathname}` };
  }
  if (!SOUNDCLOUD_HOSTS.has(hostname) || !/^\/[\w-]+\/[\w-]+/.test(pathname)) return undefined;

  const page = `https://soundcloud.com${pathname}`;
  return { source: `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}`, page };
}

/** Of "90", "90s", "1m30s" or "1h2m3s"; 0 of anything else. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours) * HOUR_SECONDS + Number(minutes) * MINUTE_SECONDS + Number(seconds);
}
