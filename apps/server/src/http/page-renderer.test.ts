import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageRequest, pageRenderer } from './page-renderer';

/** In place of the portal's build: says how often it was asked, and for what. */
const RENDERER = `
let asked = 0;
export const isRendered = (path) => path !== '/code';
export const visitorOf = (cookies) => ({ settings: { lang: cookies === 'en' ? 'en' : 'pl' }, isInformed: cookies === 'read' });
export async function renderPage({ path, visitor }) {
  if (path === '/broken') throw new Error('A component threw.');
  asked += 1;
  return { html: path + ' ' + visitor.settings.lang + ' ' + asked, title: 'Strona' };
}`;

let folder: string;
const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
let count = 0;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'urzad-renderer-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A renderer that has rendered nothing yet. */
function fresh() {
  count += 1;
  const file = path.join(folder, `render-${count}.mjs`);
  writeFileSync(file, RENDERER);
  return pageRenderer(file, log);
}

function page(values: Partial<PageRequest> = {}): PageRequest {
  return {
    path: '/',
    answers: {
      '/api/base/initsystem': { data: { app_name: 'Granty', business_date: '2027-01-05T10:00:12Z' } },
    },
    moment: '2027-01-05T10:00:12.000Z',
    origin: 'https://granty.example.pl',
    cookies: '',
    ...values,
  };
}

describe('pageRenderer', () => {
  it('renders a page once for the same minute, data and language', async () => {
    const render = fresh();
    const later = {
      moment: '2027-01-05T10:00:59.000Z',
      answers: {
        '/api/base/initsystem': { data: { app_name: 'Granty', business_date: '2027-01-05T10:00:59Z' } },
      },
    };
    const [first, second] = await Promise.all([render(page()), render(page(later))]);

    expect(first).toEqual({
      html: '/ pl 1',
      title: 'Strona',
      with: {
        moment: '2027-01-05T10:00:12.000Z',
        origin: 'https://granty.example.pl',
        visitor: { settings: { lang: 'pl' }, isInformed: false },
      },
    });
    expect(second).toEqual(first);
  });

  it.each([
    ['the next minute', { moment: '2027-01-05T10:01:00.000Z' }],
    ['other data', { answers: { '/api/base/initsystem': { data: { app_name: 'Inna' } } } }],
    ['another address', { origin: 'https://inny.example.pl' }],
  ])('renders it anew for %s', async (_what, change) => {
    const render = fresh();
    await render(page());

    expect(await render(page(change))).toMatchObject({ html: '/ pl 2' });
  });

  it('keeps a page for each language, and for those who sent the notice of cookies away', async () => {
    const render = fresh();
    await render(page());

    expect(await render(page({ cookies: 'en' }))).toMatchObject({ html: '/ en 2' });
    expect(await render(page({ cookies: 'read' }))).toMatchObject({ html: '/ pl 3' });
    expect(await render(page())).toMatchObject({ html: '/ pl 1' });
  });

  it('leaves other pages to the browser, and all of them without the build', async () => {
    expect(await fresh()(page({ path: '/code' }))).toBeUndefined();
    expect(await pageRenderer(path.join(folder, 'none.mjs'), log)(page())).toBeUndefined();
  });

  it('leaves a page that cannot be rendered to the browser, and tells the log', async () => {
    const render = fresh();

    expect(await render(page({ path: '/broken' }))).toBeUndefined();
    expect(lines.join('\n')).toContain('A page could not be rendered');
    expect(await render(page())).toMatchObject({ html: '/ pl 1' });
  });
});
