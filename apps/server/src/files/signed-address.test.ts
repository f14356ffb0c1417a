import { describe, expect, it } from 'vitest';
import { isAddressValid, MEDIA_ADDRESS_SECONDS, signedAddress } from './signed-address';

const PATH = '/api/base/file/0123456789abcdef0123456789abcdef';
const NOW = new Date('2027-02-10T08:00:00.000Z');
const secret = 'secret of this office';
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

interface Changed {
  path?: string;
  expires?: number;
  secret?: string;
  download?: 'yes' | undefined;
}

function open(address: string, now: Date, over: Changed = {}) {
  const url = new URL(address, 'http://office.example');
  const expires = over.expires ?? Number(url.searchParams.get('expires'));
  const signature = url.searchParams.get('signature') ?? '';
  const saved = url.searchParams.get('download') === 'yes' ? ('yes' as const) : undefined;
  const download = 'download' in over ? over.download : saved;
  return isAddressValid(
    over.path ?? url.pathname,
    { expires, signature, download },
    { secret: over.secret ?? secret, now },
  );
}

describe('a signed address', () => {
  const address = signedAddress(PATH, { secret, now: NOW });

  it('opens its file for ten minutes', () => {
    expect(open(address, NOW)).toBe(true);
    expect(open(address, later(600))).toBe(true);
    expect(open(address, later(601))).toBe(false);
  });

  it('may last longer for media', () => {
    const media = signedAddress(PATH, { secret, now: NOW, seconds: MEDIA_ADDRESS_SECONDS });
    expect(open(media, later(12 * 3600))).toBe(true);
    expect(open(media, later(12 * 3600 + 1))).toBe(false);
  });

  it.each([
    ['another file', { path: PATH.replace('0123', '3210') }],
    ['a later end', { expires: NOW.getTime() / 1000 + 6000 }],
    ['no end', { expires: Number.NaN }],
    ['another secret', { secret: 'guessed' }],
    ['a download that was not allowed', { download: 'yes' as const }],
  ])('does not open with %s', (_what, over) => {
    expect(open(address, NOW, over)).toBe(false);
  });

  it('may be made for a download, and for nothing else', () => {
    const download = signedAddress(PATH, { secret, now: NOW, isDownload: true });
    expect(open(download, NOW)).toBe(true);
    expect(open(download, NOW, { download: undefined })).toBe(false);
  });

  it('does not open with a cut or absent signature', () => {
    expect(open(address.slice(0, -1), NOW)).toBe(false);
    expect(isAddressValid(PATH, { expires: NOW.getTime() / 1000, signature: '' }, { secret, now: NOW })).toBe(
      false,
    );
  });
});
