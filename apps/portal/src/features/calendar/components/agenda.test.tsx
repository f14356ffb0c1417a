import { LocaleProvider } from '@urzad/ui';
import { TreePalm } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Happening } from '../logic/happenings';
import { sampleEvent } from '../logic/testing/sample-event';
import { Agenda } from './agenda';

const ABSENCE: Happening = {
  ...{ id: 'event:7', kind: 'absence', from: '2027-02-10', to: '2027-02-12', event: sampleEvent() },
  ...{ prefix: 'Absent:', title: 'Anna Wójcik', lang: 'pl', icon: TreePalm, tone: 'outline' },
  ...{ notePrefix: 'stands in:', note: 'Jan Nowak' },
};

it('marks names alone as Polish on an English page', () => {
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <Agenda happenings={[ABSENCE]} day="2027-02-10" onEvent={() => undefined} />
    </LocaleProvider>,
  );
  expect([...markup.matchAll(/lang="pl">([^<]+)</g)].map(([, text]) => text)).toEqual([
    'Anna Wójcik',
    'Jan Nowak',
  ]);
  expect(markup).toContain('<span>Absent: </span>');
  expect(markup).toContain('<span>stands in: </span>');
});
