import { expect, type Page } from '@playwright/test';
import type { Client } from './api';
import { NEW_PASSWORD, newPerson, type Person } from './people';
import { signIn } from './screens';
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
export async function openStep(page: Page, { mail }: Person, { id, step }: { id: number; step: number }) {
  await signIn(page, mail, NEW_PASSWORD);
  await page.goto(`/cofundingregistrations/${id}/edit?step=${step}`);
  await expect(page.getByRole('button', { name: /^Dalej/ })).toBeVisible();
}
