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
  expect(shown(1999, 'en')).toBe('|Razem: 1,999|');
  expect(shown(2000)).toBe('|Razem: 2000+||Razem: ponad 2000|');
  expect(shown(2000, 'en')).toBe('|Razem: 2,000+||Razem: more than 2,000|');
  // Accounts are all counted.
  expect(shown(2001, 'en')).toBe('|Razem: 2,001|');
});
