import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dateText, fieldErrorText, formatMoney, longDateText } from '@urzad/domain';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { instructionsOf } from './hosts/instructions';
import { ASSEMBLED_STORIES, WIDGET_STORIES } from './story-files';

const PAGES = globSync('.storybook/pages/**/*.mdx').sort();

const read = (file: string) => readFileSync(file, 'utf8');

it('pages lead to pages that there are', () => {
  const titles = [
    ...PAGES.map((file) => /<Meta title="([^"]+)"/.exec(read(file))?.[1] ?? ''),
    ...[...WIDGET_STORIES, ...ASSEMBLED_STORIES].map(
      (file) => /\btitle: '([^']+)'/.exec(read(file))?.[1] ?? '',
    ),
  ];
  const addresses = new Set(titles.map((title) => `${toId(title, 'docs')}`));
  const links = PAGES.flatMap((file) =>
    [...read(file).matchAll(/\?path=\/docs\/([^)]+)\)/g)].map(([, address = '']) => ({ file, address })),
  );

  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ address }) => !addresses.has(address))).toEqual([]);
});

it('code of pages is compiled, or is no script', () => {
  const { include } = JSON.parse(read('tsconfig.json'));
  const scripts = PAGES.flatMap((file) =>
    [...read(file).matchAll(/from '([^']+\.tsx?)\?raw'/g)].map(([, source = '']) =>
      path.join(path.dirname(file), source),
    ),
  );

  expect(scripts.length).toBeGreaterThan(10);
  expect(
    scripts.filter((script) => !include.some((folder: string) => script.startsWith(`${folder}/`))),
  ).toEqual([]);
});

it('the Polish and the English first steps are the same steps', () => {
  const steps = instructionsOf('getting-started.mdx');

  expect(instructionsOf('pierwsze-kroki.mdx')).toEqual(steps);
  expect(steps.filter((step) => 'command' in step).length).toBeGreaterThan(4);
  expect(steps.filter((step) => 'file' in step).length).toBeGreaterThan(4);
});

it.each(['content-guide', 'poradnik-pisania'])('%s writes as the kit does', (name) => {
  const page = read(`.storybook/pages/guidance/${name}.mdx`);
  const texts = [
    fieldErrorText('is-empty', 'pl'),
    longDateText('2026-05-14', 'pl'),
    dateText('2026-05-14', { today: '2026-11-20' }),
    dateText('2026-05-14', { today: '2027-11-20' }),
    formatMoney(114_000),
  ];

  for (const text of texts) expect(page.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '));
});
