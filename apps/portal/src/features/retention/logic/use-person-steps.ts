import { useQueryClient } from '@tanstack/react-query';
import type { RetentionRow } from '@urzad/contract';
import { RETENTION_STATUSES } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { RotateCcw, ShieldCheck } from 'lucide-react';
import { type RetentionTab, retentionKey } from '#shared/entities/retention/retention-list';
import { useMessages } from '#shared/i18n/messages';
import type { ManySteps } from '#shared/list/many-steps';
import { keepPerson, proposePerson, rowQuery } from '../api';
import { retentionMessages } from '../messages/retention';

/** What the inspector does with several people of a list that is not decided yet. */
export function usePersonSteps(tab: RetentionTab): readonly ManySteps<RetentionRow, RetentionRow>[] {
  const words = useMessages(retentionMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const shared = {
    find: ({ id }: RetentionRow) => queries.fetchQuery({ ...rowQuery(id), staleTime: 0 }),
    reasons: words.reasons,
    changes: retentionKey,
  };
  const staysOf = (step: 'keep' | 'propose') => (row: RetentionRow) =>
    row.steps.includes(step) ? undefined : words.isIn(RETENTION_STATUSES.table[row.status][locale]);
  const keep: ManySteps<RetentionRow, RetentionRow> = {
    ...{ ...shared, id: 'keep', words: words.keep, icon: ShieldCheck, staysOf: staysOf('keep') },
    explanation: { label: words.reason, hint: words.reasonHint, needed: words.reasonNeeded },
    send: (row, key, reason) => keepPerson(row, reason, key),
  };
  const propose: ManySteps<RetentionRow, RetentionRow> = {
    ...{ ...shared, id: 'propose', words: words.propose, icon: RotateCcw, staysOf: staysOf('propose') },
    send: (row, key) => proposePerson(row, key),
  };
  return { proposed: [keep], kept: [propose], all: [keep, propose], approved: [], erased: [] }[tab];
}
