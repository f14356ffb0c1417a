import { afterAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../test/sign-in';
import { testApp } from '../test/test-app';
import { systemAuthor } from './author';
import { noticeEmail } from './mail/email';
import { notify } from './notify';

const test = await testApp();
afterAll(() => test.close());

const ewa = await signIn(test, 'ewa.probna');
const MAIL = 'ewa.probna@example.com';
const notice = {
  to: ewa.id,
  text: {
    kind: 'N25',
    pl: { content_name: 'Sprawa w toku', content_text: 'Zajrzyj do portalu.' },
    en: { content_name: 'Case in progress', content_text: 'Have a look at the portal.' },
  },
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
        email: (to, { office }) => noticeEmail({ to, office, text: notice.text }),
      },
      by,
    ),
  );
  const [email, ...others] = await test.emailsTo(MAIL);
  expect(others).toEqual([]);
  expect(email?.text).toContain('Pozdrawiamy\nRegionalny Urząd Pracy');
});

it('writes both in the language that the person has chosen, from the next event on', async () => {
  const told = () =>
    test.app.db.transaction((tx) =>
      notify(
        test.app,
        tx,
        { ...notice, email: (to, { office }) => noticeEmail({ to, office, text: notice.text }) },
        by,
      ),
    );
  await ewa.post('/api/baseconfig/usersetmany', { language: 'en' });
  await told();
  expect(await newestOf(ewa)).toMatchObject({ content_name: 'Case in progress' });
  const [english] = await test.emailsTo(MAIL);
  expect(english).toMatchObject({ subject: 'Case in progress' });
  expect(english?.text).toContain('Hello,\n\nHave a look at the portal.\n\nKind regards');
  expect(english?.html).toContain('<html lang="en">');

  await ewa.post('/api/baseconfig/usersetmany', { language: 'pl' });
  await told();
  expect(await newestOf(ewa)).toMatchObject({ content_name: 'Sprawa w\u00a0toku' });
  expect((await test.emailsTo(MAIL))[0]).toMatchObject({ subject: 'Sprawa w toku' });
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
