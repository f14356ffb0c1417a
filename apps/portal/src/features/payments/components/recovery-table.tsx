import type { Recovery } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { recoveryList } from '#shared/entities/payments/payment-tabs';
import { RecoveryFacts } from '#shared/entities/recoveries/recovery-facts';
import { recoveriesKey } from '#shared/entities/recoveries/recovery-query';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import { useListLocation } from '#shared/list/use-list-location';
import { useListPage } from '#shared/list/use-list-page';
import { useKeptForm } from '#shared/object/use-kept-form';
import { paths } from '#shared/paths';
import { type ReturnValues, returnValuesOf } from '../logic/return-form';
import { listsMessages } from '../messages/lists';
import { recoveryMessages } from '../messages/recoveries';
import { BookReturn } from './book-return';
import { RecoveryCard } from './recovery-card';
import { useRecoveryColumns } from './recovery-columns';

const NOTHING_HIDDEN: readonly string[] = [];

/** What participants have to return; a row opens what is owed, and accounting books what came. */
export function RecoveryTable({ today }: { today: IsoDate }) {
  const words = useMessages(listsMessages);
  const [location, goTo] = useListLocation(recoveryList);
  const [opened, open] = useState<{ recovery: Recovery; isBooking: boolean }>();
  const columns = useRecoveryColumns(today, (recovery) => open({ recovery, isBooking: false }));
  const shown = useListPage(recoveryList, location, { key: [...recoveriesKey, 'list'] });
  const close = () => open(undefined);
  const { form, begin } = useKeptForm<ReturnValues>();
  const book = (recovery: Recovery) => {
    begin(recovery.id, returnValuesOf(recovery, today));
    open({ recovery, isBooking: true });
  };

  return (
    <>
      <ListTable
        {...shown}
        onLocationChange={goTo}
        columns={columns}
        hidden={NOTHING_HIDDEN}
        caption={words.tabs.recoveries}
        rowHref={({ id_request }) => paths.claim(id_request)}
        exportName={words.files.recoveries}
        failed={words.loadTitle}
        empty={{ ...words.empty.recoveries, searchHint: words.nothingFoundHint }}
        card={(row) => (
          <RecoveryCard row={row} today={today} onOpen={() => open({ recovery: row, isBooking: false })} />
        )}
      />
      {opened?.isBooking && (
        <BookReturn recovery={opened.recovery} today={today} form={form} onClose={close} />
      )}
      {opened && !opened.isBooking && (
        <RecoveryDialog recovery={opened.recovery} onBook={() => book(opened.recovery)} onClose={close} />
      )}
    </>
  );
}

interface RecoveryDialogProps {
  recovery: Recovery;
  onBook: () => void;
  onClose: () => void;
}

function RecoveryDialog({ recovery, onBook, onClose }: RecoveryDialogProps) {
  const words = useMessages(recoveryMessages);

  return (
    <Modal title={words.title(recovery.claim_number)} open onOpenChange={onClose}>
      <div className="u:grid u:gap-4">
        <p className="u:font-semibold">{recovery.person}</p>
        <RecoveryFacts recovery={recovery} />
        {recovery.may_book === 'yes' && (
          <div className="u:part">
            <Button variant="primary" onClick={onBook}>
              {words.book}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}
