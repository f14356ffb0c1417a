import { LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlaceSources } from './place-sources';

it.each([
  ['pl', 'udostępnionych na', 'poprawiliśmy'],
  ['en', 'published under the', 'corrected'],
] as const)('names author, licence and changes of the place names, with links, in %s', (locale, ...words) => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <PlaceSources />
    </LocaleProvider>,
  );

  expect(html).toContain('href="https://www.geonames.org/"');
  expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"');
  for (const word of words) expect(html).toContain(word);
});
