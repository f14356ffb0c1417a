import { expect, expectAccessible, test } from '../kit/fixtures';
import { DEMO_PASSWORD } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';

const TITLE = 'Twoje konto nie ma dostępu do systemu';

for (const [who, mail] of [
  ['a parent', 'ewa.probna@example.com'],
  ['the office', 'kierownik@urzad.example.com'],
] as const) {
  test(`an account of ${who} without access has its own pages and the public ones`, async ({
    page,
    server,
  }) => {
    await storeSignIn(page, server, { mail, pass: DEMO_PASSWORD });
    // No screen takes the access away yet: the answer of the server does.
    await page.route('**/api/user/find?**', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ response: answer, json: { data: { ...data, access_system: 'no' } } });
    });
    const refused: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(cofundingregistration|officecase|basenotification)\//.test(request.url()))
        refused.push(request.url());
    });

    await page.goto('/');
    await expect(page.getByText(TITLE)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/cofundingregistrations');
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/statute');
    await expect(page.getByRole('heading', { level: 1, name: /Regulamin/ })).toBeVisible();

    await page.getByRole('button', { name: /^Twoje konto:/ }).click();
    await expect(
      page.getByRole('menuitem', { name: /^(Moje zgłoszenia|Zgłoszenia|Udostępnij)/ }),
    ).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
    await expect(page.getByRole('link', { name: /Zaloguj/ }).first()).toBeVisible();
    expect(refused).toEqual([]);
  });
}
