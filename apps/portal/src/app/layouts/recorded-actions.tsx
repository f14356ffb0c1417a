import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recordedActions } from '@urzad/contract';
import { Alert, Button, Pagination, toast, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#shared/failures/failure-text';
import { LoadFailure } from '#shared/failures/load-failure';
import { saveBase64 } from '#shared/http/save-file';
import { useMessages } from '#shared/i18n/messages';
import { request } from '#shared/session/client';
import { useDevConfig } from '#shared/session/dev-config';
import { developerMessages } from './developer-messages';
import { RecordedActionTable } from './recorded-action-table';

const PAGE_SIZE = 20;

interface RecordedActionsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The calls that a developer recorded by the switch `actions_record` (Order §1): shown, and downloaded. */
export function RecordedActions({ open, onOpenChange }: RecordedActionsProps) {
  const words = useMessages(developerMessages);
  const { actions_record } = useDevConfig();
  const [page, setPage] = useState(1);
  const list = useQuery({
    queryKey: ['recorded-actions', page],
    queryFn: ({ signal }) => request(recordedActions.get, { query: { page, page_count: PAGE_SIZE }, signal }),
    enabled: open,
    // Every other call adds one.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data: rows = [], count = 0 } = list.data ?? {};

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={words.recorded}
      allowFullScreen
      footer={
        <>
          <Button icon={RotateCw} onClick={() => void list.refetch()}>
            {words.refresh}
          </Button>
          <DownloadButton disabled={count === 0} />
        </>
      }
    >
      <div className="u:grid u:min-h-96 u:content-start u:gap-4">
        <p className="u:text-muted">{words.lead}</p>
        {!actions_record && count > 0 && <Alert kind="info">{words.off}</Alert>}
        {list.error ? (
          <LoadFailure title={words.failed} error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <RecordedActionTable rows={rows} loading={list.isPending} />
        )}
        {count > PAGE_SIZE && (
          <Pagination page={page} pageSize={PAGE_SIZE} total={count} onPageChange={setPage} />
        )}
      </div>
    </Modal>
  );
}

function DownloadButton({ disabled }: { disabled: boolean }) {
  const words = useMessages(developerMessages);
  const locale = useLocale();
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    try {
      saveBase64((await request(recordedActions.download)).data, 'application/json');
    } catch (error) {
      toast.error(failureText(error, locale));
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      icon={Download}
      variant="primary"
      loading={isLoading}
      disabled={disabled}
      onClick={() => void download()}
    >
      {words.download}
    </Button>
  );
}
