import { afterAll, describe, expect, it } from 'vitest';
import { multipartOf, pdfOf } from '../../../../test/multipart';
import * as samples from '../../../../test/samples';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';

const MINUTE_MS = 60 * 1000;

const test = await testApp();
afterAll(() => test.close());

/** 2,000 bytes of sound. */
const SOUND = Buffer.concat([samples.mp3(), Buffer.from('x'.repeat(2_000))]).subarray(0, 2_000);

async function addressOf(name: string, bytes: Buffer, purpose: string): Promise<string> {
  const anna = await signIn(test, 'anna.przykladowa');
  const { headers, payload } = multipartOf(name, bytes);
  const answer = await anna.post(`/api/base/uploadfile?purpose=${purpose}`, payload, headers);
  return answer.json().data.url;
}

async function ask(headers: Record<string, string>) {
  const url = await addressOf('rozmowa.mp3', SOUND, 'audio');
  const answer = await test.app.inject({ url, headers });
  return { answer, status: answer.statusCode, bytes: answer.rawPayload };
}

describe('a range', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    ['bytes=1990-', 1990, 1999],
    ['bytes=-10', 1990, 1999],
    ['bytes=1990-5000', 1990, 1999],
    ['bytes=0-', 0, 1999],
  ])('%s is sent alone', async (range, start, end) => {
    const { answer, status, bytes } = await ask({ range });
    expect(status).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/2000`,
      'content-length': String(end - start + 1),
      'content-type': 'audio/mpeg',
    });
    expect(bytes.equals(SOUND.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=2000-', 'bytes=5000-6000', 'bytes=-0'])(
    '%s, which the file does not have, is refused',
    async (range) => {
      const { answer, status } = await ask({ range });
      expect(status).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */2000');
      expect(answer.json()).toEqual({ code: 'not-valid', data: { range: 'not-valid' } });
    },
  );

  it.each(['lines=0-9', 'bytes', 'bytes=a-b', 'bytes=0-9,100-109'])('%s gets the whole', async (range) => {
    const { answer, status, bytes } = await ask({ range });
    expect([status, bytes.length]).toEqual([200, 2_000]);
    expect(answer.headers['accept-ranges']).toBe('bytes');
  });

  it('of other bytes than these gets the whole, of these itself', async () => {
    const { answer } = await ask({});
    const { etag } = answer.headers;
    expect((await ask({ range: 'bytes=0-9', 'if-range': String(etag) })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-9', 'if-range': 'Mon, 23 Nov 2026 07:00:00 GMT' })).status).toBe(200);
  });
});

describe('the address of a recording', () => {
  it.each([
    ['rozmowa.mp3', SOUND, 'audio'],
    ['film.webm', samples.webm(), 'video'],
  ])('plays for twelve hours: %s', async (name, bytes, purpose) => {
    const url = await addressOf(name, bytes, purpose);
    test.clock.advance((12 * 60 - 1) * MINUTE_MS);
    expect((await test.app.inject({ url })).headers['content-disposition']).toMatch(/^inline/);
    test.clock.advance(2 * MINUTE_MS);
    expect((await test.app.inject({ url })).statusCode).toBe(403);
  });

  it('is longer than that of a document', async () => {
    const url = await addressOf('umowa.pdf', pdfOf(200), 'attachment');
    test.clock.advance(11 * MINUTE_MS);
    expect((await test.app.inject({ url })).statusCode).toBe(403);
  });
});

it.each([
  ['a.webp', await samples.webp(), 'picture', 'inline'],
  ['a.gif', await samples.gif(), 'picture', 'inline'],
  ['a.pdf', pdfOf(200), 'attachment', 'inline'],
  ['a.svg', Buffer.from(samples.SVG), 'avatar', 'attachment'],
])('%s is shown or saved: %s', async (name, bytes, purpose, way) => {
  const answer = await test.app.inject({ url: await addressOf(name, bytes, purpose) });
  expect(answer.headers['content-disposition']).toMatch(new RegExp(`^${way}`));
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});
