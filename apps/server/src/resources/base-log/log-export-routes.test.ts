import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { appendLog, systemOrigin } from '../../audit-log/log';
import { baseLog } from '../../audit-log/table';

const test = await testApp();
afterAll(() => test.close());
const tech = await signIn(test, 'admin.techniczny');
const privacy = await signIn(test, 'iod');
const clerk = await signIn(test, 'pracownik1');

const DAY = { date_from: '2026-03-02', date_to: '2026-03-02' };
const file = (url: string) => test.app.inject({ method: 'GET', url });
const exported = async (body: object, by = tech) =>
  (await by.post('/api/baselog/export', body)).json().data as { url: string; rows: number; limited: string };

const at = systemOrigin(new Date('2026-03-02T10:00:00.123Z'));
const about = { obj_type: 'cofundingregistration', id_obj: 1 };
await test.app.db.transaction((tx) =>
  appendLog(tx, at, [
    {
      event: 'cofundingregistration.withdraw',
      ...about,
      diff: { reason: '=HYPERLINK("http://zly.example")' },
    },
    { event: 'cofundingregistration.take', ...about, diff: { status: ['submitted', 'formal_check'] } },
  ]),
);

describeWrite('baselog/export', () => test, {
  act: async () => ({ by: tech, url: '/api/baselog/export', body: DAY }),
  other: async () => [[clerk, 403, 'no-privilege']],
  wrongStatus: null,
  isRepeatable: true,
  twice: async () => {
    const [entry, ...others] = await test.app.db
      .select()
      .from(baseLog)
      .where(eq(baseLog.event, 'baselog.export'));
    expect([entry?.diff, others]).toEqual([{ ...DAY, rows: 2 }, []]);
  },
});

describe('the file', () => {
  it('has the entries of the list in Polish, and no formula', async () => {
    const { url, rows, limited } = await exported(DAY, privacy);
    const answer = await file(url);
    expect([rows, limited, answer.statusCode]).toEqual([2, 'no', 200]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment'),
    });
    const [head, first, second, ...rest] = answer.body.split('\r\n');
    expect(head?.startsWith('\ufeffNumer;Czas;Poziom')).toBe(true);
    expect(first).toContain('2026-03-02 11:00:00.123;zwykły;Przejęto zgłoszenie do sprawdzenia');
    expect(first).toContain('status: submitted → formal_check');
    expect(second).toContain('powód: =HYPERLINK');
    expect(`${second}`.split(';').filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
    expect(rest).toEqual(['']);
  });

  it('leaves out what the one who asked for it may not see', async () => {
    const { url } = await exported(DAY);
    const { body } = await file(url);
    expect(body).toContain('powód: treść niedostępna');
    expect(body).not.toContain('HYPERLINK');
  });

  it('opens by its own address only', async () => {
    const { url } = await exported({ ...DAY, event: 'role.set' });
    for (const other of [url.replace('role.set', 'role.add'), url.replace('sensitive=no', 'sensitive=yes')]) {
      expect(codeOf(await file(other))).toEqual([403, 'no-privilege']);
    }
  });
});
