import { LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListTotal } from './list-total';

const shown = (count: number, locale: 'pl' | 'en' = 'pl') =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <ListTotal count={count} text={(number) => `Razem: ${number.toLocaleString(locale)}`} />
    </LocaleProvider>,
  ).replace(/<[^>]+>/g, '|');

it('is exact below the limit of the count, and says that there may be more at it', () => {
  expect(shown(9999, 'en')).toBe('|Razem: 9,999|');
  expect(shown(10_000)).toBe('|Razem: 10\u00a0000+||Razem: ponad 10\u00a0000|');
  expect(shown(10_000, 'en')).toBe('|Razem: 10,000+||Razem: more than 10,000|');
});
