import { randomUUID } from 'node:crypto';
import { cofundingRegistrations as contract, type Registration } from '@urzad/contract';
import type { Client } from './kit/api';
import { aPng } from './kit/files';
import { expect, expectAccessible, test } from './kit/fixtures';
import { DEMO_PASSWORD, type Person, personOf } from './kit/people';
import { heading, signIn } from './kit/screens';
import { askForCode, filled, find, newcomer, send, sign } from './kit/steps';

const MANAGER = 'kierownik@urzad.example.com';
const PICTURE = 'akt urodzenia.png';
const REASON = 'Dziecko jest już w żłobku z dopłatą gminy.';
/** In the dictionary of no demo: whoever lives there types it by hand. */
const VILLAGE = {
  city: 'Bielkowo',
  city_own: 'yes',
  district: '3214',
  community: '3214-kobylanka-w',
} as const;

test('the office adds a place typed by hand, sees pictures small, and reads a rejection before it goes', async ({
  page,
  server,
}) => {
  const person = personOf(493);
  const client = await newcomer(server.address, person);
  const { id } = await sentWithPicture(client, { ...person, answers: VILLAGE });
  await signIn(page, MANAGER, DEMO_PASSWORD, server.address);
  await page.goto(`/cofundingregistrations/${id}`);
  await expect(heading(page, new RegExp(person.lastname))).toBeVisible();

  const place = page
    .getByRole('alert')
    .filter({ hasText: 'Bielkowo' })
    .or(page.getByRole('status').filter({ hasText: 'Bielkowo' }));
  await expect(place).toContainText('Miejscowość spoza słownika: Bielkowo');
  await place.getByRole('button', { name: 'Dodaj do słownika' }).click();
  await expect(place).toContainText('Miejscowość jest w słowniku.');
  await expect(place.getByRole('button')).toHaveCount(0);

  const small = page.getByRole('button', { name: /^Inny dokument/ }).locator('img');
  await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240);
  await expect(small).toHaveCSS('width', '36px');

  await page.getByRole('button', { name: 'Przejmij' }).click();
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odrzuć zgłoszenie' });
  await expect(dialog.getByRole('region', { name: 'Podgląd pisma' })).toHaveCount(0);
  await dialog
    .getByRole('combobox', { name: 'Powód odrzucenia' })
    .selectOption({ label: 'Koszt opieki jest już finansowany z innych środków publicznych.' });
  await dialog.getByRole('textbox', { name: 'Uzasadnienie w piśmie' }).fill(REASON);
  const letter = dialog.getByRole('region', { name: 'Podgląd pisma' });
  await expect(letter).toContainText('Koszt opieki jest już finansowany z innych środków publicznych.');
  await expect(letter).toContainText(REASON);
  await expectAccessible(page);
});

async function sentWithPicture(client: Client, person: Person): Promise<Registration> {
  const { id } = await filled(client, person);
  const filename = await client.upload({ name: PICTURE, bytes: aPng() });
  const query = { id };
  const attached = { filename, kind: 'INNY' } as const;
  await client.call(contract.attach, { query, body: attached, key: randomUUID() });
  const { row_version } = await find(client, id);
  const { data } = await client.call(contract.tosign, { query, body: { row_version }, key: randomUUID() });
  await askForCode(client, data);
  await sign(client, data, person);
  return send(client, id);
}
