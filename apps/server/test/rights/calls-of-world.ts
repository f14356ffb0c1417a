import type { CallSetup } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { cofundingCall } from '../../src/resources/cofunding-calls/table';
import { signIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** What a call has when nothing is missing for its announcement. */
const FILLED_CALL = {
  ...{ open_from: '2027-04-05 08:00:00', open_to: '2027-04-09 15:30:00' },
  ...{ reserve_valid_to: '2027-12-31 23:59:00', places_in_zone: 20, places_out_zone: 20, budget: 66_720_000 },
};
export const TEXTS_OF_CALL = {
  announcement: '<p>Zapraszamy.</p>',
  faq: [{ question: 'Kto może?', answer: '<p>Rodzic.</p>' }],
};

/** Calls that the host has set up, each as far as its name says. */
export async function makeCalls(test: TestApp) {
  const host = await signIn(test, 'gospodarz');
  const manager = await signIn(test, 'kierownik');
  const done = async (answer: ReturnType<typeof host.post>): Promise<CallSetup> => {
    const { statusCode, body } = await answer;
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
    return JSON.parse(body).data;
  };

  async function filled(number: string): Promise<CallSetup> {
    const made = { number, edition: 'II', preset: 'A_DO_3' };
    const { id, row_version, form } = await done(host.post('/api/cofundingcall/add', made));
    const body = { row_version, form: { ...form, ...FILLED_CALL }, ...TEXTS_OF_CALL };
    return done(host.post(`/api/cofundingcall/set?id=${id}`, body));
  }

  async function announced(number: string, facts: Partial<typeof cofundingCall.$inferInsert> = {}) {
    const { id, row_version } = await filled(number);
    const after = await done(manager.post(`/api/cofundingcall/publish?id=${id}`, { row_version }));
    if (Object.keys(facts).length > 0) {
      await test.app.db.update(cofundingCall).set(facts).where(eq(cofundingCall.id, id));
    }
    return after;
  }

  return {
    callToSet: await filled('81/2027'),
    callToPublish: await filled('82/2027'),
    callToProlong: await announced('83/2027'),
    callToClose: await announced('84/2027', {
      ...{ submission_limit: 1, submitted_count: 1, open_from: getMoment('2027-02-09 08:00') },
    }),
    callToCancel: await announced('85/2027'),
    callToSettle: await announced('86/2027', { status: 'ranked' }),
  };
}
