import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { WITHDRAW_REASON } from '@urzad/grants';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { casesKey } from '#shared/entities/office-cases/case-query';
import { useWithdrawal } from './use-withdrawal';

// The module that is mocked here may be loaded already, and the test files that follow need the real one.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../api', () => ({ withdrawRegistration: async (id: number) => ({ id, status: 'withdrawn' }) }));

const KEY = [...casesKey, 'get', 1];

type Step = ReturnType<typeof useWithdrawal>;

/** Hands out the step of a screen. */
function Withdrawing({ onStep, onDone }: { onStep: (step: Step) => void; onDone: () => void }) {
  onStep(useWithdrawal({ id: 4, row_version: 3 }, onDone));
  return null;
}

it('loads the cases again when a registration is withdrawn', async () => {
  const queries = new QueryClient();
  queries.setQueryData(KEY, []);
  const done = vi.fn();
  const steps: Step[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Withdrawing onStep={(step) => steps.push(step)} onDone={done} />
    </QueryClientProvider>,
  );
  await steps[0]?.submit(WITHDRAW_REASON[0].code);

  expect(done).toHaveBeenCalledOnce();
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(true);
});
