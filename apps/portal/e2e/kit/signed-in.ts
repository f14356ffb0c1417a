import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Tokens, users } from '@urzad/contract';
import * as z from 'zod/mini';
import { beginSteps } from '../../src/shared/session/session-record';
import { clientOf } from './api';
import type { RunningServer } from './server';

/** Who signs in, as an account of the demo or of a test. */
export interface Account {
  mail: string;
  pass: string;
}

/** Signs in without the form: the browser stores what the portal itself stores at a sign-in. */
export async function storeSignIn(page: Page, { address }: RunningServer, account: Account): Promise<void> {
  const { data } = await clientOf(address).request(users.login, { body: account });
  const steps = beginSteps(z.parse(Tokens, data), true, randomUUID());
  const items = new Map(steps.map(({ item, value }) => [item, value]));

  // Any answer of the server has the origin of the portal, and this one runs no script.
  await page.goto(`${address}/api/health/live`);
  await page.evaluate(
    (stored) => {
      for (const [item, value] of stored) if (value) localStorage.setItem(item, value);
    },
    [...items],
  );
}
