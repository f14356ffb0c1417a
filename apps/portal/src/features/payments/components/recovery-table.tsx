import { useQuery } from '@tanstack/react-query';
import type { Recovery } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { recoveryList } from '#shared/entities/payments/payment-tabs';
import { RecoveryFacts } from '#shared/entities/recoveries/recovery-facts';
import { recoveriesKey } from '#shared/entities/recoveries/recovery-query';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import { useListLocation } from '#shared/list/use-list-location';
import { paths } from '#shared/paths';
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
  const filter = recoveryList.filterOf(location);
  const page = useQuery(listPageQuery(recoveryList.endpoint, [...recoveriesKey, 'list'], filter));
  const close = () => open(undefined);

  return (
    <>
      <ListTable
        list={recoveryList}
        location={location}
        onLocationChange={goTo}
        page={page}
        loadAll={() => wholeList(recoveryList.endpoint, filter)}
        columns={columns}
        hidden={NOTHING_HIDDEN}
        caption={words.tabs.recoveries}
        rowHref={({ id_request }) => paths.claim(id_request)}
        exportName={words.files.recoveries}
        failed={words.loadTitle}
        empty={
          <ListEmpty
            {...words.empty.recoveries}
            list={recoveryList}
            location={location}
            total={page.data?.count ?? 0}
            searchHint={words.nothingFoundHint}
          />
        }
        card={(row) => (
          <RecoveryCard row={row} today={today} onOpen={() => open({ recovery: row, isBooking: false })} />
        )}
      />
      {opened?.isBooking && <BookReturn recovery={opened.recovery} today={today} onClose={close} />}
      {opened && !opened.isBooking && (
        <RecoveryDialog
          recovery={opened.recovery}
          onBook={() => open({ ...opened, isBooking: true })}
          onClose={close}
        />
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
