import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { keptDrafts } from '../kit/kept';
import { kill } from '../kit/kill';
import { testOfParts } from '../kit/parts';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { draft, find, newcomer } from '../kit/steps';
import { randomOf } from './kit/random';

/** Twenty in the audit, a few here. */
const TABS = process.env.AUDIT ? 20 : 4;
/** The same pauses in every run; another seed tries others. */
const SEED = Number(process.env.TAB_SEED ?? 20_270_210);
/** By the clock of the page: on a slow machine the key itself may take longer. */
const EARLIEST_MS = 300;
const LATEST_MS = 2_000;
/** Private answers, which the browser may not store, are on their way to the server by then. */
const EXCLUDED_FROM_MS = 1_500;

test('a tab killed 300-2,000 ms after the last key loses no word', async ({ page, context, server }) => {
  const nextPart = testOfParts();
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await draft(client);
  const address = `/cofundingregistrations/${id}/edit?step=1`;
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  await context.clock.install();
  const random = randomOf(SEED);

  let tab = await openTab(context, address);
  for (let at = 1; at <= TABS; at += 1) {
    nextPart();
    // At least one tab is old enough for private answers.
    const earliest = at === 1 ? EXCLUDED_FROM_MS : EARLIEST_MS;
    const pause = earliest + random() * (LATEST_MS - earliest);
    const isExcludedKept = pause >= EXCLUDED_FROM_MS;
    const typed = { secondname: `Maria ${'abcdefghijklmnopqrstu'[at]}`, pesel: `${10_000_000_000 + at}` };
    await tab.clock.pauseAt(await tab.evaluate(() => Date.now() + 1000));
    if (isExcludedKept) await retype(tab, 'PESEL', typed.pesel);
    await retype(tab, 'Drugie imię', typed.secondname);
    await tab.clock.runFor(pause);
    // In the browser, or on the server once it was sent.
    const saved = async () => [...(await keptDrafts(page)), (await find(client, id)).form];
    await expect.poll(saved).toContainEqual(expect.objectContaining({ secondname: typed.secondname }));
    if (isExcludedKept)
      await expect.poll(saved).toContainEqual(expect.objectContaining({ pesel: typed.pesel }));
    await kill(tab);
    await context.clock.resume();

    tab = await openTab(context, address);
    const after = `${Math.round(pause)} ms after the last key of tab ${at}`;
    await expect(question(tab, 'Drugie imię'), after).toHaveValue(typed.secondname);
    if (isExcludedKept) await expect(question(tab, 'PESEL'), after).toHaveValue(typed.pesel);
    await expect(tab.getByRole('dialog'), after).toHaveCount(0);
  }
});

test('a page left during its first save brings the PESEL that was typed meanwhile', async ({
  page,
  context,
  server,
}) => {
  const person = newPerson();
  const { id } = await draft(await newcomer(server.address, person));
  const address = `/cofundingregistrations/${id}/edit?step=1`;
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });

  const tab = await openTab(context, address);
  let isTaken = false;
  // The server stores the first save, and its answer is lost.
  await tab.route(
    '**/api/cofundingregistration/set*',
    async (route) => {
      await route.fetch();
      isTaken = true;
    },
    { times: 1 },
  );
  await retype(tab, 'Drugie imię', 'Maria');
  await expect.poll(() => isTaken).toBe(true);
  await question(tab, 'PESEL').fill('10000000610');
  await tab.goto('about:blank');

  await tab.goto(address);
  await expect(question(tab, 'PESEL')).toHaveValue('10000000610');
  await expect(question(tab, 'Drugie imię')).toHaveValue('Maria');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
});

function question(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(heading(page, 'Dane osobowe')).toBeVisible();
  return page;
}

/** Key by key, as a person types. */
async function retype(page: Page, name: string, text: string) {
  await question(page, name).fill('');
  await question(page, name).pressSequentially(text, { delay: 20 });
}
