import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Annex, cofundingAnnexes } from '@urzad/contract';
import { UNSIGNED_ANNEX_STATUSES } from '@urzad/grants';
import { Button, type ButtonProps, Link, toast, useLocale } from '@urzad/ui';
import { FilePen, FilePlus2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../failures/failure-text';
import { ApiFailure } from '../../http/api-failure';
import { useMessages } from '../../i18n/messages';
import { paths } from '../../paths';
import { useWrite } from '../../server-state/use-write';
import { request } from '../../session/client';
import { useSession } from '../../session/session-store';
import { annexesKey, annexesOfQuery, annexQuery } from './annex-query';
import { annexMessages } from './messages';

export interface PrepareAnnexProps extends Pick<ButtonProps, 'size' | 'variant'> {
  id_contract: number;
  /** The case that asks for the annex. */
  id_officecase?: number;
}

const UNSIGNED: readonly string[] = UNSIGNED_ANNEX_STATUSES;

/** Begins an annex of a contract in force and opens it; leads to the one that is not signed yet. Nothing for who may not. */
export function PrepareAnnex({ id_contract, id_officecase, ...button }: PrepareAnnexProps) {
  const words = useMessages(annexMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mayEdit = useSession(({ may }) => may('cofunding_annex_edit'));
  const { data: others } = useQuery({ ...annexesOfQuery(id_contract), enabled: mayEdit });
  const write = useWrite<Annex>({
    send: async (_, idempotencyKey) => {
      const body = { id_contract, id_officecase: id_officecase ?? null };
      return (await request(cofundingAnnexes.add, { body, idempotencyKey })).data;
    },
    onDone: (annex) => {
      queries.setQueryData(annexQuery(annex.id).queryKey, annex);
      void queries.invalidateQueries({ queryKey: annexesKey });
      void navigate(paths.annex(annex.id));
    },
    // The button stands in a bar, which has no place for it.
    onFailed: (error) => {
      const refusals: Readonly<Record<string, string>> = words.prepareRefusals;
      const text = error instanceof ApiFailure ? refusals[error.code] : undefined;
      toast.error(`${words.prepareFailed}. ${text ?? failureText(error, locale)}`);
    },
  });
  if (!mayEdit || !others) return null;
  const unsigned = others.find(({ status }) => UNSIGNED.includes(status));
  if (unsigned) {
    return (
      <Button asChild icon={FilePen} {...button}>
        <Link href={paths.annex(unsigned.id)}>{words.open(unsigned.number)}</Link>
      </Button>
    );
  }

  return (
    <Button icon={FilePlus2} {...button} loading={write.isPending} onClick={() => write.press()}>
      {words.prepare}
    </Button>
  );
}
