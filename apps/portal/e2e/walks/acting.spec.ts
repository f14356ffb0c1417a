import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { userShare } from '@urzad/contract';
import { expect, expectAccessible, test } from '../kit/fixtures';
import { withoutLiveNews } from '../kit/live';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../kit/people';
import { heading } from '../kit/screens';
import { storeSignIn } from '../kit/signed-in';
import { draft, newcomer, sent, toSign } from '../kit/steps';

const HELPER = 'kierownik@urzad.example.com';
const LEAVE = 'Zakończ i wróć na swoje konto';

const notice = (tab: Page, lastname: string) =>
  tab.getByText(`Dostęp do konta osoby Hanna ${lastname} się skończył`, { exact: false });

// Signing while acting is refused, and the end of the share refuses a token.
test.use({ expectsRefusals: true });

test('the manager acts for a participant, who sees it and takes the access back', async ({
  page,
  browser,
  server,
}) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await toSign(client, person);
  const parent = await (await browser.newContext()).newPage();
  await storeSignIn(parent, server, { mail: person.mail, pass: NEW_PASSWORD });

  await parent.goto(`${server.address}/account/share`);
  await parent.getByRole('textbox', { name: /^E-mail pracownika urzędu/ }).fill('nikt@urzad.example.com');
  await parent.getByRole('button', { name: 'Udostępnij na 7 dni' }).click();
  await expect(parent.getByText(/^Pod tym adresem nikt nie pomaga/).first()).toBeVisible();
  await parent.getByRole('textbox', { name: /^E-mail pracownika urzędu/ }).fill(HELPER);
  await parent.getByRole('button', { name: 'Udostępnij na 7 dni' }).click();
  await expect(parent.getByText('Konto zostało udostępnione').first()).toBeVisible();
  await expect(parent.getByRole('heading', { name: 'Krystyna Kierownicza' })).toBeVisible();
  await expect(heading(parent, 'Udostępnij konto administracji')).toBeFocused();

  await storeSignIn(page, server, { mail: HELPER, pass: DEMO_PASSWORD });
  await page.goto('/account/shared');
  await page.getByRole('button', { name: `Działaj jako Hanna ${person.lastname}` }).click();
  const banner = page.getByRole('region', { name: 'Działasz w imieniu uczestnika' });
  await expect(banner.getByText(`Działasz jako Hanna ${person.lastname}`)).toBeVisible();
  await expect(banner.getByText(HELPER)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const rules = page.getByRole('region', { name: 'Oglądasz to, co widzi Hanna' });
  await expect(rules.getByRole('listitem').filter({ hasText: 'wypełniać i poprawiać szkice' })).toBeVisible();
  await expectAccessible(page);

  // How somebody signs in is not shown to who acts for them.
  await page.goto('/account');
  await expect(heading(page, 'Moje konto')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Nie udało się/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Logowanie' })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(`/cofundingregistrations/sign?id=${id}`);
  await expect(other.getByRole('button', { name: LEAVE })).toBeVisible();
  // What only the owner may do is disabled, with the reason.
  const mailing = other.getByRole('button', { name: 'Wyślij kod' });
  const signing = other.getByRole('button', { name: 'Podpisz formularz' });
  await expect(mailing).toBeDisabled();
  await expect(signing).toBeDisabled();
  await expect(other.getByText('Podpisać może tylko Hanna.')).toBeVisible();
  await expectAccessible(other);
  const refused = other.waitForResponse((answer) => answer.url().includes('/cofundingregistration/signcode'));
  const send = other.evaluate(
    (document) =>
      fetch('/api/cofundingregistration/signcode', {
        method: 'POST',
        headers: { token: localStorage.getItem('user_token') ?? '', 'Content-Type': 'application/json' },
        body: JSON.stringify({ id_document: document }),
      }).then((answer) => answer.status),
    1,
  );
  expect([(await refused).status(), await send]).toEqual([403, 403]);

  await page.getByRole('button', { name: LEAVE }).click();
  await expect(banner).not.toBeVisible();
  await expect(other.getByRole('button', { name: LEAVE })).not.toBeVisible();
  // From one account to another (Spec §4), without the own between them.
  const neighbour = newPerson();
  const helped = await newcomer(server.address, neighbour);
  await helped.request(userShare.share, { query: {}, body: { mail: HELPER }, key: randomUUID() });
  await page.goto('/account/shared');
  await page.getByRole('button', { name: `Działaj jako Hanna ${neighbour.lastname}` }).click();
  await expect(banner.getByText(`Działasz jako Hanna ${neighbour.lastname}`)).toBeVisible();
  await banner.getByRole('button', { name: 'Inne konto' }).click();
  await page.getByRole('menuitem', { name: `Hanna ${person.lastname}` }).click();
  await expect(banner.getByText(`Działasz jako Hanna ${person.lastname}`)).toBeVisible();
  await other.goto('/account');
  await expect(other.getByRole('button', { name: LEAVE })).toBeVisible();

  await parent.reload();
  await expect(parent.getByText('Próba podpisu – odmowa').first()).toBeVisible();
  await expect(parent.getByText('Początek działania').first()).toBeVisible();
  // Waited for from here: news of the end may come before the next press, and the notice goes by itself.
  const over = [page, other].map((tab) => expect(notice(tab, person.lastname)).toBeVisible());
  await parent.getByRole('button', { name: 'Cofnij dostęp teraz' }).click();
  await expect(parent.getByText('Dostęp cofnięty').first()).toBeVisible();
  await expect(heading(parent, 'Udostępnij konto administracji')).toBeFocused();

  await page.getByRole('link', { name: 'Zgłoszenia' }).first().click();
  await Promise.all(over);
  await expect(banner).not.toBeVisible();
  await expect(other.getByRole('button', { name: LEAVE })).not.toBeVisible();
});

test('without a socket each of two tabs says by itself that the share has ended', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  await client.request(userShare.share, { query: {}, body: { mail: HELPER }, key: randomUUID() });
  await storeSignIn(page, server, { mail: HELPER, pass: DEMO_PASSWORD });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await withoutLiveNews(tab);
    await tab.clock.install();
  }
  await page.goto('/account/shared');
  await page.getByRole('button', { name: `Działaj jako Hanna ${person.lastname}` }).click();
  await expect(page.getByRole('button', { name: LEAVE })).toBeVisible();
  await other.goto('/account');
  await expect(other.getByRole('button', { name: LEAVE })).toBeVisible();

  const [share] = (await client.request(userShare.shareList, { query: {} })).data;
  const query = { id: share?.id ?? 0 };
  await client.request(userShare.shareRevoke, { query, body: {}, key: randomUUID() });
  const over = [page, other].map((tab) => expect(notice(tab, person.lastname)).toBeVisible());
  // Nobody presses anything: the online update of one of them finds the end.
  await other.clock.fastForward('01:10');
  await Promise.all(over);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: LEAVE })).not.toBeVisible();
    await expect(heading(tab, 'Pulpit')).toBeVisible();
  }
});

test('a draft is filled in by who acts, and kept', { tag: '@audit' }, async ({ page, server }) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await draft(client);
  await client.request(userShare.share, { query: {}, body: { mail: HELPER }, key: randomUUID() });
  await storeSignIn(page, server, { mail: HELPER, pass: DEMO_PASSWORD });
  await page.goto('/account/shared');
  await page.getByRole('button', { name: `Działaj jako Hanna ${person.lastname}` }).click();
  await expect(page.getByRole('button', { name: LEAVE })).toBeVisible();

  await page.goto(`/cofundingregistrations/${id}/edit?step=1`);
  const name = page.getByRole('textbox', { name: /^Imię/ }).first();
  const saved = page.waitForResponse((answer) => answer.url().includes('/cofundingregistration/set'));
  await name.fill('Halina');
  await name.blur();
  expect((await saved).status()).toBe(200);
  await page.getByRole('button', { name: LEAVE }).click();
  await expect(page.getByRole('button', { name: LEAVE })).not.toBeVisible();

  const [share] = (await client.request(userShare.shareList, { query: {} })).data;
  const { data } = await client.request(userShare.shareLog, {
    query: { id: share?.id ?? 0, page_count: 100 },
  });
  expect(data.map(({ act }) => act)).toEqual(expect.arrayContaining(['begin', 'open', 'save', 'end']));
});

test('what only the owner may do says so, under a banner that stays in view', { tag: '@audit' }, async ({
  page,
  server,
}) => {
  const person = newPerson();
  const client = await newcomer(server.address, person);
  const { id } = await sent(client, person);
  await client.request(userShare.share, { query: {}, body: { mail: HELPER }, key: randomUUID() });
  await storeSignIn(page, server, { mail: HELPER, pass: DEMO_PASSWORD });
  await page.goto('/account/shared');
  await page.getByRole('button', { name: `Działaj jako Hanna ${person.lastname}` }).click();
  const leave = page.getByRole('button', { name: LEAVE });
  await expect(leave).toBeVisible();

  for (const [path, reason] of [
    ['/account', 'Zmienić to może tylko Hanna.'],
    ['/account/edit', 'Zmienić to może tylko Hanna.'],
    ['/account/share', 'O dostępie do konta decyduje tylko Hanna.'],
    ['/officecases/new/general/0', 'Napisać może tylko Hanna.'],
    [`/cofundingregistrations/${id}`, 'Wycofać może tylko Hanna.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(reason).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/account/share');
  await expect(page.getByRole('button', { name: 'Cofnij dostęp teraz' })).toBeDisabled();

  await page.goto('/');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Oglądasz to, co widzi Hanna' })).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(leave).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(`Działasz jako Hanna ${person.lastname}`)).toBeInViewport();
  // Nothing that Tab comes to lies under the banner; the link to the content stands above it.
  const banner = page.getByRole('region', { name: 'Działasz w imieniu uczestnika' });
  const bottom = await banner.evaluate((bar) => bar.getBoundingClientRect().bottom);
  const skipLink = page.getByRole('link', { name: 'Przejdź do treści' });
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Shift+Tab');
    if (await skipLink.evaluate((link) => link === document.activeElement)) break;
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bottom - 1);
  }
});
