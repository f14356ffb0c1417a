import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { Conversation, LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CASE, LETTER } from './testing/sample-case';
import { useCaseLetters } from './use-case-letters';
import type { CaseSide } from './use-letter';

function Shown({ officeCase, side }: { officeCase: OfficeCase; side: CaseSide }) {
  return <Conversation items={useCaseLetters(officeCase, side)} />;
}

/** The texts of the conversation in their order. */
function textsOf(officeCase: OfficeCase, side: CaseSide): string[] {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LocaleProvider locale="pl">
        <Shown officeCase={officeCase} side={side} />
      </LocaleProvider>
    </QueryClientProvider>,
  );

  return markup
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('\u00a0', ' ').trim())
    .filter((text) => text !== '');
}

it('puts letters and events in their order, a letter before the event that came with it', () => {
  const found = textsOf(CASE, 'citizen').filter((text) =>
    /^(Od marca|Przyjęliśmy|Sprawę|Do kiedy|Czekamy)/.test(text),
  );
  expect(found.map((text) => text.slice(0, 14))).toEqual([
    'Od marca Ola t',
    'Przyjęliśmy sp',
    'Sprawę prowadz',
    'Do kiedy Ola c',
    'Czekamy na Two',
  ]);
});

it('says to the office how a case came in, and what it waits for', () => {
  const texts = textsOf(CASE, 'office').join(' | ');
  expect(texts).toContain('Wpływ: Portal · rodzaj: Inna sprawa · 10 lutego 2027 r., 09:14');
  expect(texts).toContain('Czekamy na odpowiedź wnioskodawcy');
  expect(texts).not.toContain('Przeczytane');
});

it('says when the other side read a letter', () => {
  expect(textsOf(CASE, 'citizen')).toContain('Przeczytane 11 lutego 2027 r., 08:05');
});

it('draws code that somebody typed as text', () => {
  const body = '<img src=x onerror=alert(1)>';
  const texts = textsOf({ ...CASE, messages: [{ ...LETTER, body }] }, 'citizen');
  expect(texts).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
