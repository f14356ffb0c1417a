import { expect, type Page } from '@playwright/test';
import type { Client } from './api';
import { NEW_PASSWORD, newPerson, type Person } from './people';
import type { RunningServer } from './server';
import { storeSignIn } from './signed-in';
import { draft, newcomer } from './steps';

/** One registration and its owner. */
export interface OwnRegistration {
  person: Person;
  id: number;
  client: Client;
}

/** A new person with a draft whose clause was read. */
export async function drafting(address: string): Promise<OwnRegistration> {
  const person = newPerson();
  const client = await newcomer(address, person);
  return { person, client, id: (await draft(client)).id };
}

/** Signs in and opens one step of the form. */
export async function openStep(
  page: Page,
  server: RunningServer,
  { person, id, step }: { person: Person; id: number; step: number },
) {
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`/cofundingregistrations/${id}/edit?step=${step}`);
  await expect(page.getByRole('button', { name: /Dalej/ })).toBeVisible();
}
