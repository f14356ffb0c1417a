import type { Registration } from '@urzad/contract';
import { type CommuneFacts as Facts, points } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { marksFor, officeRegistrations } from '../../../../test/office-registrations';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { cofundingCall } from '../../cofunding-calls/table';
import { findScored } from '../ranking/ranked-applications';

const CALL = '1/2027';
const test = await testApp();
afterAll(() => test.close());
const clerk = await signIn(test, 'pracownik1');
const manager = await signIn(test, 'kierownik');
const host = await signIn(test, 'gospodarz');
const registrations = officeRegistrations(test);

/** The office changes what it says of a commune. */
async function setFacts(community: string | undefined, commune: Facts): Promise<void> {
  const { data: libraries } = (await host.get('/api/library/get?page_count=100')).json();
  const { id: dictionary } = libraries.find(({ code }: { code: string }) => code === 'GMINY');
  const url = `/api/libraryitem/get?id_library=${dictionary}&has_text=${community}`;
  const [{ id, row_version, name, name_en }] = (await host.get(url)).json().data;
  const words = { name, name_en, number: null, color: null, valid_from: null, valid_to: null, rate: null };
  const changed = await host.post(`/api/libraryitem/set?id=${id}`, { ...words, row_version, commune });
  expect(changed.statusCode).toBe(200);
}

/** The other answer to each question. */
const turned = ({ degurba, in_zone, has_nursery }: Facts): Facts => ({
  degurba: degurba === 3 ? 2 : 3,
  in_zone: in_zone === 'yes' ? 'no' : 'yes',
  has_nursery: has_nursery === 'yes' ? 'no' : 'yes',
});

const factsOf = ({ commune_facts }: Registration): Facts => {
  if (!commune_facts) throw new Error('A sent application has the facts of its commune.');
  return commune_facts;
};

it('keeps a sent application as it was judged when the dictionary changes, its correction too', async () => {
  const found = await registrations.returned(clerk, { employer_name: 'Podaj pełną nazwę.' });
  const before = await registrations.seenBy(clerk, found);
  await setFacts(before.form.community, turned(factsOf(before)));
  const asBefore = { commune_facts: before.commune_facts, points_auto: before.points_auto };
  expect(await registrations.seenBy(clerk, found)).toMatchObject(asBefore);

  const draft = await registrations.seenBy(found.parent, found);
  const form = { ...draft.form, employer_name: '„Fikcyjna” spółka z o.o.' };
  const saved = { form, row_version: draft.row_version };
  expect((await found.parent.post(`/api/cofundingregistration/set?id=${found.id}`, saved)).statusCode).toBe(
    200,
  );
  const read = () => registrations.seenBy(found.parent, found);
  await found.ofParent.send(await found.ofParent.sign(await found.ofParent.prepare(await read())));
  expect(await registrations.seenBy(clerk, found)).toMatchObject({ version_no: 2, ...asBefore });
});

it('judges what is sent later by what the dictionary says then, up to its list in the ranking', async () => {
  const { child, ...parent } = await registrations.family();
  const signed = await parent.ofParent.signed(child);
  expect(signed.commune_facts).toBeNull();
  const shipped = points(formOfDraft(signed.form), signed.call, null).criteria;
  expect(shipped.map(({ code }) => code)).not.toContain('K6');
  const facts = { degurba: 2, in_zone: 'yes', has_nursery: 'no' } as const;
  await setFacts(signed.form.community, facts);
  const { id } = await parent.ofParent.send(signed);
  const found = { id, ...parent };

  const sent = await registrations.seenBy(clerk, found);
  const reckoned = points(formOfDraft(sent.form), sent.call, facts);
  expect(sent).toMatchObject({ commune_facts: facts, points_auto: reckoned.total });
  expect(reckoned.criteria.map(({ code }) => code)).toEqual(expect.arrayContaining(['K6', 'K7']));

  await setFacts(signed.form.community, { ...facts, in_zone: 'no' });
  await registrations.call(clerk, found, 'take');
  await registrations.done(clerk, found, 'review', { marks: marksFor(sent) });
  await registrations.done(clerk, found, 'score', { points_final: reckoned.total });
  await registrations.done(manager, found, 'approve');
  const [call] = await test.app.db.select().from(cofundingCall).where(eq(cofundingCall.number, CALL));
  const ranked = call ? await findScored(test.app.db, call) : [];
  expect(ranked.find((one) => one.id === id)).toMatchObject({ list: 'in_zone', points: reckoned.total });
});
