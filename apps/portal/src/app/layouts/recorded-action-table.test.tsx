import { LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RecordedActionTable } from './recorded-action-table';

const CALL = {
  ...{ id: 7, date: '2027-02-10T08:00:05.000Z', method: 'POST', path: '/api/note/add', status: 409, ms: 12 },
  ...{ query: { id: '4' }, body: { body: 'kod ***' } },
};

/** The texts of the cells, in their order. */
function textsOf(
  rows: Parameters<typeof RecordedActionTable>[0]['rows'],
  locale: 'pl' | 'en' = 'pl',
): string[] {
  const markup = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <RecordedActionTable rows={rows} loading={false} />
    </LocaleProvider>,
  );
  return markup
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('&quot;', '"').trim())
    .filter((text) => text !== '');
}

it('tells of each call what was asked, what came back and how long it took', () => {
  const texts = textsOf([CALL]);
  for (const text of ['POST /api/note/add', '409', '12', '{"id":"4"} {"body":"kod ***"}']) {
    expect(texts).toContain(text);
  }
});

it('writes nothing where nothing was asked, and a body alone', () => {
  expect(textsOf([{ ...CALL, query: {}, body: null }]).join(' ')).not.toMatch(/[{}]/);
  expect(textsOf([{ ...CALL, query: {} }])).toContain('{"body":"kod ***"}');
});

it('draws code that somebody sent as text', () => {
  const body = { body: '<img src=x onerror=alert(1)>' };
  expect(textsOf([{ ...CALL, query: {}, body }])).toContain('{"body":"&lt;img src=x onerror=alert(1)&gt;"}');
});

it('says how a list begins, in both languages', () => {
  expect(textsOf([]).join(' ')).toContain('Włącz „Nagrywaj działania” w menu dewelopera.');
  expect(textsOf([], 'en').join(' ')).toContain('Turn on “Record actions” in the developer menu.');
});
