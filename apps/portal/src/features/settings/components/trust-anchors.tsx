import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { TrustAnchorView } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { Button, Card, DateText, EmptyState, Table, toast } from '@urzad/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { Loaded } from '#shared/screen/loaded';
import { useWrite } from '#shared/server-state/use-write';
import { anchorsKey, anchorsQuery, removeAnchor } from '../api';
import { settingsMessages } from '../messages/settings';
import { AnchorDialog } from './anchor-dialog';

/** Authorities whose signatures the office takes, beside those of the start. */
export function TrustAnchors({ mayEdit, today }: { mayEdit: boolean; today: IsoDate }) {
  const { anchors: words, loading, sections } = useMessages(settingsMessages);
  const [isAdded, setAdded] = useState(false);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(anchorsQuery);

  return (
    <Card>
      <div className="u:mb-4 u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
        <div className="u:max-w-text">
          <h2 className="u:text-lg">{sections.anchors}</h2>
          <p className="u:text-sm u:text-muted">{words.lead}</p>
        </div>
        {mayEdit && (
          <Button icon={Plus} onClick={() => setAdded(true)}>
            {words.add}
          </Button>
        )}
      </div>
      <Loaded
        data={data?.pages.flatMap((page) => page.data)}
        error={error}
        onRetry={() => void refetch()}
        loading={loading}
      >
        {(anchors) =>
          anchors.length === 0 ? (
            <EmptyState title={words.none}>{mayEdit ? words.noneText : words.noneToRead}</EmptyState>
          ) : (
            <Table
              caption={sections.anchors}
              rows={anchors}
              rowKey={({ id }) => String(id)}
              card={(anchor) => (
                <Card className="u:grid u:justify-items-start u:gap-1">
                  <p className="u:font-semibold u:wrap-anywhere">{anchor.subject}</p>
                  <p>{words.purposes[anchor.purpose]}</p>
                  <p>
                    <Validity anchor={anchor} today={today} />
                  </p>
                  {mayEdit && <RemoveAnchor anchor={anchor} />}
                </Card>
              )}
              columns={[
                { key: 'subject', header: words.subject, cell: ({ subject }) => subject },
                { key: 'purpose', header: words.purpose, cell: ({ purpose }) => words.purposes[purpose] },
                {
                  key: 'validity',
                  header: words.validity,
                  cell: (anchor) => <Validity anchor={anchor} today={today} />,
                },
                ...(mayEdit
                  ? [
                      {
                        key: 'actions',
                        header: words.actions,
                        cell: (anchor: TrustAnchorView) => <RemoveAnchor anchor={anchor} />,
                      },
                    ]
                  : []),
              ]}
            />
          )
        }
      </Loaded>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {isAdded && <AnchorDialog onClose={() => setAdded(false)} />}
    </Card>
  );
}

function Validity({ anchor, today }: { anchor: TrustAnchorView; today: IsoDate }) {
  const { anchors: words } = useMessages(settingsMessages);
  const [from, to] = [anchor.valid_from, anchor.valid_to].map((date) => warsawDate(new Date(date)));

  return (
    <>
      <DateText date={from} withYear /> <span>–</span> <DateText date={to} withYear />
      {to !== undefined && to < today && <span className="u:block u:text-sm">{words.expired}</span>}
    </>
  );
}

function RemoveAnchor({ anchor: { id, subject } }: { anchor: TrustAnchorView }) {
  const { anchors: words } = useMessages(settingsMessages);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const removal = useWrite<null>({
    send: (_, key) => removeAnchor(id, key),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: anchorsKey });
      toast.success(words.removed);
    },
  });

  return (
    <>
      <Button size="sm" aria-label={words.removeOf(subject)} onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <DecisionModal
        title={words.removeTitle(subject)}
        open={isOpen}
        onOpenChange={setOpen}
        back={words.back}
        action={{ children: words.remove, variant: 'danger', onClick: () => removal.press() }}
        decision={removal}
        refused={words.removeFailed}
      >
        <p>{words.removeText}</p>
      </DecisionModal>
    </>
  );
}
