import { afterAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../test/sign-in';
import { testApp } from '../test/test-app';
import { systemAuthor } from './author';
import { toEmail } from './mail/email';
import { notify } from './notify';

const test = await testApp();
afterAll(() => test.close());

const ewa = await signIn(test, 'ewa.probna');
const MAIL = 'ewa.probna@example.com';
const notice = {
  to: ewa.id,
  text: { content_name: 'Sprawa w toku', content_text: 'Zajrzyj do portalu.' },
  ref: { obj_type: 'cofundingregistration', id_obj: 7 },
} as const;
const by = systemAuthor(test.clock.business());

const newestOf = async (who: SignedIn) => (await who.get('/api/basenotification/get')).json().data[0];

it('notifies in the portal alone where there is no e-mail', async () => {
  await test.app.db.transaction((tx) => notify(test.app, tx, notice, by));
  expect(await newestOf(ewa)).toMatchObject({
    ...notice.ref,
    content_name: 'Sprawa w\u00a0toku',
    show: 'no',
  });
  expect(await test.emailsTo(MAIL)).toEqual([]);
});

it('sends the e-mail to the address of the account, in the name of the office', async () => {
  await test.app.db.transaction((tx) =>
    notify(
      test.app,
      tx,
      {
        ...notice,
        email: (to, { office }) => toEmail({ to, office, subject: 'Sprawa', paragraphs: ['Dzień dobry,'] }),
      },
      by,
    ),
  );
  const [email, ...others] = await test.emailsTo(MAIL);
  expect(others).toEqual([]);
  expect(email?.text).toContain('Pozdrawiamy\nRegionalny Urząd Pracy');
});

it('notifies nobody of an event that was rolled back', async () => {
  const marek = await signIn(test, 'marek.fikcyjny');
  const event = test.app.db.transaction(async (tx) => {
    await notify(test.app, tx, { ...notice, to: marek.id }, by);
    throw new Error('rolled back');
  });
  await expect(event).rejects.toThrow('rolled back');
  expect(await newestOf(marek)).toBeUndefined();
});
