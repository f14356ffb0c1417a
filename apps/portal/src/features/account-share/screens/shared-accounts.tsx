import { useQuery } from '@tanstack/react-query';
import type { SharedAccount } from '@urzad/contract';
import { Button, Card, EmptyState, PageHeading, Pagination } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useWrite } from '#shared/server-state/use-write';
import { actAs } from '#shared/session/switch-account';
import { SHARES_PAGE, sharedQuery } from '../api';
import { sharedMessages } from '../messages/shared';

/** The accounts for which this member of staff may act now. */
export function SharedAccounts() {
  const words = useMessages(sharedMessages);
  const heading = useScreen(words.title);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isPending, refetch } = useQuery(sharedQuery(page));

  return (
    <div className="u:grid u:gap-6" data-loading-screen={isPending || undefined}>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <Loaded
        data={data}
        error={error}
        onRetry={() => void refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {({ data: accounts, count }) => (
          <>
            {accounts.length === 0 && <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>}
            {accounts.map((account) => (
              <Account key={account.id} account={account} />
            ))}
            {count > SHARES_PAGE && (
              <Pagination
                page={page}
                pageSize={SHARES_PAGE}
                total={count}
                onPageChange={(next) => setSearch({ page: String(next) })}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Account({ account: { id, name_all, mail, valid_to } }: { account: SharedAccount }) {
  const words = useMessages(sharedMessages);
  const { press, error, isPending } = useWrite({ send: () => actAs(id) });

  return (
    <Card>
      <div className="u:grid u:gap-3">
        {error && <FormFailure title={words.actFailed} error={error} />}
        <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-4">
          <div className="u:min-w-0 u:wrap-anywhere">
            <h2 className="u:text-lg u:font-bold">{name_all}</h2>
            <p className="u:text-sm u:text-muted">{mail}</p>
            <p className="u:text-sm">{words.until(valid_to)}</p>
          </div>
          <Button variant="primary" loading={isPending} onClick={() => press()}>
            {words.act} <span className="u:part">{name_all}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
