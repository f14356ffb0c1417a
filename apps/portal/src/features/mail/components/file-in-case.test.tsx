import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MailLetter } from '@urzad/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileInCase } from './file-in-case';

function shown(officecase: MailLetter['officecase']): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FileInCase letter={{ id: 5, officecase } as MailLetter} />
    </QueryClientProvider>,
  );
}

it('offers to file a letter that is in no case', () => {
  expect(shown(null).replaceAll('\u00a0', ' ')).toContain('Dołącz do sprawy');
});

it('offers it no more once somebody has filed it', () => {
  expect(shown({ id: 3, sign: 'PMG.4321.3.2027' })).toBe('');
});
