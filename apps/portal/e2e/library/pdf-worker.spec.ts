import { expect, expectAccessible, test } from '../kit/fixtures';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { storeSignIn } from '../kit/signed-in';
import { newcomer, toSign } from '../kit/steps';

/** What draws a document is a script of its own: an old proxy or a lost line can keep it away. */
test.use({ expectsRefusals: true });

test('a document whose worker does not load is offered as a file, and shown once the worker comes, in an older browser too', async ({
  page,
  context,
  server,
}) => {
  const person = newPerson();
  const { id } = await toSign(await newcomer(server.address, person), person);
  await storeSignIn(page, server, { mail: person.mail, pass: NEW_PASSWORD });
  // A tab of its own: the widget tells the console what it shows.
  const tab = await context.newPage();
  // As Firefox before 144 and Safari before 26.2; without it PDF.js would end while it paints.
  await tab.addInitScript(() => void Reflect.deleteProperty(Map.prototype, 'getOrInsertComputed'));
  const isWorker = ({ pathname }: URL) => pathname.includes('pdf.worker');
  let refused = 0;
  await tab.route(isWorker, (route) => {
    refused += 1;
    return route.abort();
  });
  await tab.goto(`/cofundingregistrations/sign?id=${id}`);
  const alert = tab.getByRole('alert').filter({ hasText: 'Nie udało się pokazać dokumentu.' });
  await expect(alert).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await expectAccessible(tab);

  const downloading = tab.waitForEvent('download');
  await alert.getByRole('link', { name: 'Pobierz dokument' }).click();
  const name = (await downloading).suggestedFilename();
  expect(name).toMatch(/\.pdf$/);

  await tab.unroute(isWorker);
  await alert.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(tab.getByRole('region', { name: /Formularz rekrutacyjny/ })).toBeVisible();
  await expect(tab.getByRole('article').first()).toBeVisible();
});
