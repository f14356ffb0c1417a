import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { multipartOf } from '../../../test/multipart';
import * as samples from '../../../test/samples';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { NO_LOGOS } from '../../settings/stored-sections';
import { baseFile } from '../uploads/table';

const test = await testApp();
const { app } = test;
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');
const host = await signIn(test, 'gospodarz');
const anna = await signIn(test, 'anna.przykladowa');

const URL_SET = '/api/baseconfig/set';
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nUrząd pomaga rodzicom.\n');
const settings = async () => (await technician.get('/api/baseconfig/get')).json().data;
const office = async () => (await app.inject('/api/base/initsystem')).json().data.office;
const statement = async () => (await app.inject('/api/base/accessibility')).json().data;
const read = (filename: string) => app.inject(`/api/base/officefile/${filename}`);

async function send(name: string, bytes: Buffer, purpose: string, by = technician) {
  const { headers, payload } = multipartOf(name, bytes);
  return (await by.post(`/api/base/uploadfile?purpose=${purpose}`, payload, headers)).json();
}
const upload = async (...sent: Parameters<typeof send>): Promise<string> =>
  (await send(...sent)).data.filename;

async function save(section: 'logos' | 'accessibility', changes: object) {
  const { row_version, form } = (await settings())[section];
  return technician.post(URL_SET, { section, row_version, form: { ...form, ...changes } });
}
async function lastDiff() {
  const rows = await app.db
    .select({ diff: baseLog.diff })
    .from(baseLog)
    .where(eq(baseLog.event, 'baseconfig.set'))
    .orderBy(baseLog.id);
  return rows.at(-1)?.diff;
}

describeWrite('baseconfig/set of a logo', () => test, {
  act: async () => {
    const logo = await upload('znak.png', await samples.png(400, 100), 'logo');
    return {
      by: technician,
      url: URL_SET,
      body: { section: 'logos', row_version: 0, form: { ...NO_LOGOS, logo } },
    };
  },
  other: async () => [
    [host, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  twice: async () => {
    expect((await office()).logo).toMatchObject({ width: 320, height: 80 });
    expect(await lastDiff()).toEqual({ section: 'logos', logo: ['', 'znak.png'] });
  },
});

describe('a logo', () => {
  it('is read by everybody, is exchanged for another one, and goes', async () => {
    const first: string = (await settings()).logos.form.logo;
    const logo = await upload('znak.svg', Buffer.from(samples.SVG), 'logo');
    const logo_dark = await upload('ciemny.webp', await samples.webp(), 'logo');
    expect((await save('logos', { logo, logo_dark })).statusCode).toBe(200);
    const shown = await office();
    expect(shown.logo.url).toBe(`/api/base/officefile/${logo}`);
    expect(shown.logo_dark).toMatchObject({ width: 40, height: 30 });
    expect(await lastDiff()).toMatchObject({
      logo: ['znak.png', 'znak.svg'],
      logo_dark: ['', 'ciemny.webp'],
    });
    const answer = await read(logo);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await read(first)).statusCode).toBe(404);

    expect((await save('logos', NO_LOGOS)).statusCode).toBe(200);
    expect((await office()).logo).toBeUndefined();
    expect((await read(logo)).statusCode).toBe(404);
    expect((await settings()).files).toEqual([]);
  });

  it('that is no picture is refused beside its field, and changes nothing', async () => {
    const [broken, film] = [Buffer.from('nie obraz'), samples.iso('isom')];
    expect(await send('a.png', broken, 'logo')).toMatchObject({
      code: 'extension',
      data: { files: 'content' },
    });
    expect(await send('a.svg', Buffer.from('<svg><script>'), 'logo')).toMatchObject({ code: 'extension' });
    expect(await send('a.mp4', film, 'logo')).toMatchObject({ code: 'extension' });

    const before = await settings();
    const ofAnna = await upload('a.png', await samples.png(), 'logo', anna);
    const refused = [
      await save('logos', { logo: await upload('a.mp4', film, 'video') }),
      await save('logos', { logo: ofAnna }),
      await save('logos', { logo: '../../etc/passwd' }),
    ];
    expect(refused.map((one) => [one.statusCode, one.json().data])).toEqual(
      Array(3).fill([400, { logo: 'no-file' }]),
    );
    expect(await settings()).toEqual(before);
    expect((await read(ofAnna)).statusCode).toBe(404);
  });

  it('stays when the account of its uploader goes', async () => {
    const logo = await upload('a.png', await samples.png(), 'logo');
    await save('logos', { logo });
    const [row] = await app.db.select().from(baseFile).where(eq(baseFile.filename, logo));
    expect(row).toMatchObject({ id_user: null, obj_type: 'application' });
  });
});

describe('a film and a recording', () => {
  it('stand in the statement with captions and as text, and go', async () => {
    const film = await upload('film.mp4', samples.iso('isom'), 'video');
    const film_captions = await upload('napisy.vtt', CAPTIONS, 'captions');
    const recording = await upload('urzad.mp3', samples.mp3(), 'audio');
    const texts = { film_text_pl: 'Urząd pomaga.', recording_text_pl: 'Urząd pomaga.' };
    expect((await save('accessibility', { film, film_captions, recording, ...texts })).statusCode).toBe(200);
    expect(await statement()).toMatchObject({ film, film_captions, recording, ...texts });
    expect(await lastDiff()).toMatchObject({ film: ['', 'film.mp4'], recording: ['', 'urzad.mp3'] });

    const part = await app.inject({
      url: `/api/base/officefile/${film}`,
      headers: { range: 'bytes=0-9' },
    });
    expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4']);
    const captions = await read(film_captions);
    expect(captions.headers['content-type']).toMatch(/^text\/vtt/);
    expect(captions.rawPayload.equals(CAPTIONS)).toBe(true);

    await save('accessibility', { film: '', film_captions: '', recording: '' });
    expect(await statement()).toMatchObject({ film: '', recording: '' });
    expect((await read(film)).statusCode).toBe(404);
  });

  it('of another kind, or without words, is refused beside its field, and changes nothing', async () => {
    const picture = await sharp(await samples.png()).toBuffer();
    expect(await send('film.mp4', picture, 'video')).toMatchObject({ data: { files: 'content' } });
    const latin = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nUrz\u00b1d', 'latin1');
    expect(await send('a.vtt', latin, 'captions')).toMatchObject({ data: { files: 'content' } });
    const untimed = Buffer.from('WEBVTT\n\n00:00,000 --> 00:01,000\nUrząd');
    expect(await send('a.vtt', untimed, 'captions')).toMatchObject({ data: { files: 'content' } });
    expect(await send('a.vtt', Buffer.from('1\n00:00'), 'captions')).toMatchObject({ code: 'extension' });

    const before = await settings();
    const film = await upload('film.webm', samples.webm(), 'video');
    const sound = await upload('a.wav', samples.wav(), 'audio');
    const film_captions = await upload('a.vtt', CAPTIONS, 'captions');
    const text = { film_text_pl: 'Urząd pomaga.' };
    const refusals = [
      await save('accessibility', { film, ...text }),
      await save('accessibility', { film, film_captions, film_text_pl: '' }),
      await save('accessibility', { film: sound, film_captions, ...text }),
      await save('accessibility', { recording: sound, recording_text_pl: ' ' }),
      await save('accessibility', { film_captions: film }),
    ];
    expect(refusals.map((one) => one.json().data)).toEqual([
      { film_captions: 'no-captions' },
      { film_text_pl: 'no-film-text' },
      { film: 'extension' },
      { recording_text_pl: 'no-recording-text' },
      { film_captions: 'no-film' },
    ]);
    expect(await settings()).toEqual(before);
  });
});
