import { LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListChanged } from './list-changed';

const shown = (isChanged: boolean) =>
  renderToStaticMarkup(
    <LocaleProvider locale="pl">
      <ListChanged isChanged={isChanged} show={() => undefined} />
    </LocaleProvider>,
  );

it('is a live region before it has text, and offers the changes only when there are some', () => {
  expect(shown(false)).toMatch(/<p role="status"[^>]*><\/p>/);
  expect(shown(false)).not.toContain('<button');
  expect(shown(true)).toMatch(/<p role="status"[^>]*>Lista się zmieniła<\/p><button.*Pokaż zmiany/);
});
