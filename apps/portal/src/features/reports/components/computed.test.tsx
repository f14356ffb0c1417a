import type { ReportSummary } from '@urzad/contract';
import { LocaleProvider } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { useSummary } from '../logic/use-summary';
import { Computed } from './computed';

const DONE: ReportSummary = { groups: [], cut: 'no', total: { count: 3, values: [] } };
const NOTHING: ReturnType<typeof useSummary> = {
  ...{ data: undefined, error: null, isFetching: false, isLive: false, isCancelled: false },
  ...{ refetch: vi.fn(), cancel: vi.fn(), askLive: vi.fn(), takeKept: vi.fn() },
};

function shown(part: Partial<typeof NOTHING>): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="pl">
      <Computed summary={{ ...NOTHING, ...part }}>{({ total }) => <p>{`Razem: ${total.count}`}</p>}</Computed>
    </LocaleProvider>,
  );
}

it('tells of which moment a result of the night is, and offers to compute it live', () => {
  const kept = shown({ data: { ...DONE, computed_at: '2027-02-11T00:30:00.000Z' } });
  expect(kept).toMatch(/Stan na dzień 11\.02\.2027,? 0?1:30/);
  expect(kept).toContain('Oblicz na bieżąco');
  expect(kept).toContain('Razem: 3');
  expect(shown({ data: DONE })).not.toMatch(/Stan na dzień|Oblicz na bieżąco/);
});

it('can be cancelled while it is computed', () => {
  expect(shown({ isFetching: true })).toContain('Anuluj obliczanie');
});

it('leads back to the night from a live computation that was cancelled', () => {
  expect(shown({ isCancelled: true, isLive: true })).toContain('Pokaż wynik z nocy');
  expect(shown({ isCancelled: true })).not.toContain('Pokaż wynik z nocy');
});
