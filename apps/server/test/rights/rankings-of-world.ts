import type { CallRanking } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { printLists } from '../../src/resources/call-rankings/public';
import { cofundingCall } from '../../src/resources/cofunding-calls/table';
import { type SignedIn, signIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** Calls that have ended without an application, each as far as its name says. */
export async function makeRankings(test: TestApp, manager: SignedIn) {
  const director = await signIn(test, 'dyrektor');
  const [of] = await test.app.db.select().from(cofundingCall).where(eq(cofundingCall.number, '1/2026'));
  if (!of) throw new Error('The demo has no call 1/2026.');

  async function closed(number: string): Promise<CallRanking> {
    const { id: _id, uuid: _uuid, ...facts } = of as NonNullable<typeof of>;
    const [call] = await test.app.db
      .insert(cofundingCall)
      .values({ ...facts, number, status: 'closed' })
      .returning({ id: cofundingCall.id });
    return found(call?.id ?? 0);
  }

  async function found(id: number): Promise<CallRanking> {
    return (await manager.get(`/api/cofundingcall/ranking?id=${id}`)).json().data;
  }

  async function after(who: SignedIn, name: string, { id, row_version }: CallRanking): Promise<CallRanking> {
    const answer = await who.post(`/api/cofundingcall/${name}?id=${id}`, { row_version });
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return found(id);
  }

  const proposed = async (number: string) => after(manager, 'propose', await closed(number));
  const approved = async (number: string) => after(director, 'approveproposal', await proposed(number));
  const ranked = await after(manager, 'rank', await approved('94/2026'));
  await printLists(test.app, test.clock.business(), new AbortController().signal);
  return {
    toPropose: await closed('91/2026'),
    toApprove: await proposed('92/2026'),
    toPublish: await approved('93/2026'),
    ranked,
  };
}
