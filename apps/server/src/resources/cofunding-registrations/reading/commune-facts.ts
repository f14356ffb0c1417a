import { type CommuneFacts, type KeptCommuneFacts, shippedCommuneFacts } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { Tx } from '../../../db';
import { communeFacts } from '../../libraries/public';
import type { RegistrationRecord } from '../table';

interface Judged {
  commune_facts: KeptCommuneFacts | null;
  form: { community: string };
}

/** By what the commune of a sent application counts: as it was when it was sent (decision 0194). */
export function factsOf({ commune_facts: kept, form: { community } }: Judged): CommuneFacts | null {
  return kept?.community === community ? kept : shippedCommuneFacts(community);
}

/**
 * The facts with which an application is sent: those of the day, but a correction that keeps the commune keeps them, as
 * it keeps its place in the order.
 */
export function factsToKeep(tx: Tx, record: RegistrationRecord): Promise<KeptCommuneFacts | null> {
  return communeFactsFor(tx, record, formOfDraft(record.form));
}

/** Those of its commune, or of another one in which the person lives when they join. */
export async function communeFactsFor(
  tx: Tx,
  { id_application, commune_facts }: Pick<RegistrationRecord, 'id_application' | 'commune_facts'>,
  { community }: Judged['form'],
): Promise<KeptCommuneFacts | null> {
  if (commune_facts?.community === community) return commune_facts;
  const facts = await communeFacts(tx, { id_application, community });
  return facts && { ...facts, community };
}
