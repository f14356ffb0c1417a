import { useMutation } from '@tanstack/react-query';
import type { Countersigned, DeskRow } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { ActionBar, Button } from '@urzad/ui';
import { Download, Stamp } from 'lucide-react';
import { useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { archiveOf } from '../api';
import type { Desk } from '../logic/desk';
import { SealDialog } from './seal-dialog';

export interface DeskActionsProps {
  desk: Desk;
  /** The chosen ones. */
  rows: readonly DeskRow[];
  /** Whether they may be signed outside of the portal. */
  canDownload: boolean;
  /** Whether the seal of the office signs them. */
  canSeal: boolean;
  onDone: (outcomes: readonly Countersigned[]) => void;
}

/** What is done with the chosen contracts or annexes: downloaded to be signed elsewhere, or sealed here. */
export function DeskActions({ desk, rows, canDownload, canSeal, onDone }: DeskActionsProps) {
  const { words } = desk;
  const [isSealing, setSealing] = useState(false);
  const ids = rows.map(({ id }) => id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => window.location.assign(await archiveOf(desk, ids)),
  });
  const sum = rows.reduce((total, { amount_max }) => total + amount_max, 0);

  return (
    <>
      {error && <FormFailure title={words.downloadFailed} error={error} />}
      <ActionBar
        status={<p>{rows.length > 0 ? words.chosen(rows.length, formatMoney(sum)) : words.chooseFirst}</p>}
      >
        <div className="u:flex u:flex-wrap u:justify-end u:gap-3">
          {canDownload && (
            <Button icon={Download} disabled={rows.length === 0} loading={isPending} onClick={() => mutate()}>
              {words.downloadAll}
            </Button>
          )}
          {canSeal && (
            <Button
              variant="primary"
              icon={Stamp}
              disabled={rows.length === 0}
              onClick={() => setSealing(true)}
            >
              {words.seal}
            </Button>
          )}
        </div>
      </ActionBar>
      {isSealing && <SealDialog desk={desk} ids={ids} onDone={onDone} onClose={() => setSealing(false)} />}
    </>
  );
}
