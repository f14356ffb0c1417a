import { expect, test } from '../kit/fixtures';
import { newPerson } from '../kit/people';
import { documentOf, newcomer, signed } from '../kit/steps';

test('a stranger checks a signed document by its file, which never leaves the device', async ({
  page,
  server,
}) => {
  const person = newPerson();
  const registration = await signed(await newcomer(server.address, person), person);
  const { number, url } = documentOf(registration, 'FORMULARZ');
  const bytes = Buffer.from(await (await fetch(new URL(url, server.address))).arrayBuffer());
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData());
  });

  await page.goto(`/verify/${number.replaceAll('/', '-')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'formularz.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(page.getByText('Plik formularz.pdf to ten dokument')).toBeVisible();
  await expect(page.getByText('podpis uczestnika oraz pieczęć urzędu')).toBeVisible();
  await expect(page.getByText(person.lastname)).toHaveCount(0);

  const changed = Buffer.concat([bytes, Buffer.from('\n')]);
  await chooser.setInputFiles({ name: 'zmieniony.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(page.getByText('Plik zmieniony.pdf to nie ten dokument')).toBeVisible();
  expect(sent).toHaveLength(2);
  for (const body of sent) expect(body).toMatch(/^\{"number":"DOK-[0-9-]+","sha256":"[0-9a-f]{64}"\}$/);
});
