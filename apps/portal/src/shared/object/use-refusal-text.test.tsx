import { LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { useRefusalText } from './use-refusal-text';

const REASONS = { budget: 'Brakuje pieniędzy.' };

function Refusal({ error }: { error: unknown }) {
  return useRefusalText(REASONS)(error);
}

function textOf(error: unknown): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="pl">
      <Refusal error={error} />
    </LocaleProvider>,
  ).replaceAll('\u00a0', ' ');
}

it('names the sum that a budget lacks', () => {
  const refused = (data: object) => new ApiFailure('illegal-step', { reason: 'budget', ...data }, 409);
  expect(textOf(refused({ missing: 123_456 }))).toBe('Brakuje pieniędzy. Brakuje: 1 234,56 zł.');
  expect(textOf(refused({}))).toBe('Brakuje pieniędzy.');
});

it('asks to decide again after a conflict, where no versions can be compared', () => {
  const text = textOf(new ApiFailure('conflict', { stored: {} }, 409));
  expect(text).toContain('zdecyduj jeszcze raz');
  expect(text).not.toContain('Porównaj');
});

it('says of a step that the status has no more that it changed meanwhile', () => {
  expect(textOf(new ApiFailure('illegal-step', { status: 'closed' }, 409))).toContain('W międzyczasie');
});

it('leaves everything else to the catalogue', () => {
  expect(textOf(new ApiFailure('illegal-step', { reason: 'other' }, 409))).toBe('');
  expect(textOf(new Error('lost'))).toBe('');
});
