import { expect, test } from '../kit/fixtures';
import { mailsTo } from '../kit/mail';
import { NEW_PASSWORD, newPerson } from '../kit/people';
import { ownDataDir, removeDataDir, startServer } from '../kit/server';
import { storeSignIn } from '../kit/signed-in';
import { find, newcomer, signed } from '../kit/steps';

test.use({ expectsRefusals: true });

test('a server killed between signing and sending: told in Polish, and the next press sends once', async ({
  page,
}) => {
  const dataDir = await ownDataDir();
  const dying = await startServer({ dataDir });
  const person = newPerson();
  const client = await newcomer(dying.address, person);
  const { id } = await signed(client, person);

  await storeSignIn(page, dying, { mail: person.mail, pass: NEW_PASSWORD });
  await page.goto(`${dying.address}/cofundingregistrations/sendshow?id=${id}`);
  const press = page.getByRole('button', { name: 'Złóż zgłoszenie' });
  await expect(press).toBeVisible();
  await dying.stop('SIGKILL');
  await press.click();
  await expect(page.getByText('Nie mamy połączenia z serwerem.', { exact: false }).first()).toBeVisible();

  const server = await startServer({ dataDir, port: Number(new URL(dying.address).port) });
  try {
    await press.click();
    await expect(page.getByRole('heading', { name: 'Zgłoszenie złożone' })).toBeVisible();
    const { number } = await find(client, id);
    const emails = (await mailsTo(server.address, person.mail)).filter(({ subject }) =>
      subject.includes(number),
    );
    expect(emails).toHaveLength(1);

    // The page still holds its connections.
    await server.stop('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
});
