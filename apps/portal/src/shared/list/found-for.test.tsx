import { LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FoundFor, type FoundForProps } from './found-for';

const shown = (elsewhere: NonNullable<FoundForProps['elsewhere']>) =>
  renderToStaticMarkup(
    <LocaleProvider locale="pl">
      <MemoryRouter>
        <FoundFor text="DOK/2027/000166" onClear={() => undefined} elsewhere={elsewhere} />
      </MemoryRouter>
    </LocaleProvider>,
  );

it('says on which tab there is what this one has not, with a link to it', () => {
  const html = shown([
    { href: '/documents?tab=submitted&has_text=DOK', label: 'Złożone w portalu', count: 1 },
  ]);
  expect(html).toContain('Wyniki dla „DOK/2027/000166”. Nie ma ich na tej karcie, są na innej');
  expect(html).toContain('href="/documents?tab=submitted&amp;has_text=DOK"');
  expect(html).toContain('Złożone w portalu: 1');
  expect(shown([])).not.toContain('na innej');
});
