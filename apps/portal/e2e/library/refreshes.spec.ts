import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';
import { newcomer } from '../kit/steps';
import { type BuiltPage, buildPage, servePage } from './kit/served-page';

/** What two tabs make of a token that expires for all their calls at once. */
const MOST_REFRESHES = 2;
const ALL_ANSWERED = '20 signed-in';

// The server refuses what it is sent with the token that has expired.
test.use({ expectsRefusals: true });

let built: BuiltPage;

test.beforeAll(async () => {
  built = await buildPage('calls', '/calls/');
});

const EXPIRED = {
  'by the clock of the device': () =>
    localStorage.setItem('user_token_expire', new Date(Date.now() - 1_000).toISOString()),
  'by the server alone': () => localStorage.setItem('user_token', 'A'.repeat(43)),
};

for (const [how, expire] of Object.entries(EXPIRED)) {
  test(`a token that has expired ${how} is renewed for twenty calls in each of two tabs`, async ({
    page,
    context,
    server,
  }) => {
    const person = newPerson();
    await newcomer(server.address, person);
    await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await servePage(tab, `${server.address}/calls`, built);
      await tab.goto(`${server.address}/calls/index.html`);
    }
    const told = countTold(context);

    await page.evaluate(expire);
    await Promise.all(tabs.map(call));
    for (const tab of tabs) await expect(tab.locator('output')).toHaveText(ALL_ANSWERED);
    expect(told.refreshes).toBeGreaterThan(0);
    expect(told.refreshes).toBeLessThanOrEqual(MOST_REFRESHES);
    expect(told.signOuts).toBe(0);
  });
}

async function call(tab: Page) {
  await tab.getByRole('button').click();
}

function countTold(context: BrowserContext) {
  const told = { refreshes: 0, signOuts: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith('/api/user/tokenrefresh')) told.refreshes += 1;
    if (request.url().endsWith('/api/user/logout')) told.signOuts += 1;
  });
  return told;
}
