/** A bucket of a store over S3, as `FILES_URL`, `FILES_KEY` and `FILES_SECRET` say. */
export interface S3Place {
  bucket: string;
  /** Absent: that of Amazon for the region. */
  endpoint: string | undefined;
  region: string;
  /** The bucket stands in the path of an address, not in its host. */
  pathStyle: boolean;
  key: string;
  secret: string;
}

/** Words of Amazon: letters, digits, dots and dashes, 3 to 63. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const KNOWN = ['endpoint', 'region', 'path_style'];
const EXAMPLE = 's3://bucket?endpoint=https://s3.example.com&region=eu-central-1&path_style=yes';

/** The place without its key, or what is wrong with the address, as the end of a sentence. */
export function parseFilesUrl(text: string): Omit<S3Place, 'key' | 'secret'> | string {
  if (!URL.canParse(text)) return `needs an address such as ${EXAMPLE}`;
  const { protocol, host, pathname, searchParams, username } = new URL(text);
  if (protocol !== 's3:') return `needs an address such as ${EXAMPLE}`;
  if (username) return 'must hold no key: FILES_KEY and FILES_SECRET are settings of their own';
  if (!BUCKET.test(host)) return 'names no bucket: 3 to 63 lower-case letters, digits, dots and dashes';
  if (pathname !== '' && pathname !== '/') return 'names a folder: the bucket is the office’s alone';

  const unknown = [...searchParams.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return `has a part that is not known, ${unknown}: ${KNOWN.join(', ')} are`;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(protocolOf(endpoint))) {
    return 'has an endpoint that is no address, https://…';
  }
  const pathStyle = searchParams.get('path_style') ?? 'no';
  if (pathStyle !== 'yes' && pathStyle !== 'no') return 'has a path_style that is neither yes nor no';
  return {
    bucket: host,
    endpoint,
    region: searchParams.get('region') ?? 'us-east-1',
    pathStyle: pathStyle === 'yes',
  };
}

/** Whether files would cross a network in the clear. */
export function isOpenToReaders({ endpoint }: Pick<S3Place, 'endpoint'>): boolean {
  if (endpoint === undefined) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}
