import { useQuery } from '@tanstack/react-query';
import { Card, PageHeading, Pagination } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { OwnerPart } from '#shared/acting/owner-part';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { SHARES_PAGE, sharesQuery } from '../api';
import { ShareCard } from '../components/share-card';
import { ShareForm } from '../components/share-form';
import { shareMessages } from '../messages/share';

/** Sharing the account with a member of staff, who has and had access, and what was done (Order §2). */
export function AccountShare() {
  const words = useMessages(shareMessages);
  const heading = useScreen(words.title);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isPending, refetch } = useQuery(sharesQuery(page));

  return (
    <div className="u:grid u:max-w-text u:gap-6" data-loading-screen={isPending || undefined}>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <Card>
        <div className="u:grid u:gap-4">
          <OwnerPart act="share">
            <ShareForm />
          </OwnerPart>
          <ul className="u:list-disc u:ps-5 u:text-sm">
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p className="u:text-sm u:text-muted">{words.never}</p>
        </div>
      </Card>
      <section className="u:grid u:gap-4">
        <h2 className="u:text-xl u:font-bold">{words.listTitle}</h2>
        <Loaded
          data={data}
          error={error}
          onRetry={() => void refetch()}
          loading={words.loading}
          failed={words.listFailed}
        >
          {({ data: shares, count }) => (
            <>
              {shares.length === 0 && <p className="u:part">{words.none}</p>}
              {shares.map((share) => (
                <ShareCard key={`${share.id} ${share.status}`} share={share} />
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
      </section>
    </div>
  );
}
