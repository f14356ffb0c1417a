import { EmptyState, TextLink, useDelayedPending } from '@urzad/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../screen/loaded';
import { useScreen } from '../screen/use-screen';
import { isMissing, type ObjectQuery } from './object-loaded';

export interface DeskScreenProps<Data> {
  query: ObjectQuery<Data>;
  loading: string;
  failed: string;
  /** Said of an object that does not exist, or that this person may not see, with a link back to the list. */
  missing: { title: string; text: string; back: { href: string; label: string } };
  /** Draws its own heading, as the columns of a desk reach the edges of the viewport. */
  children: (data: Data) => ReactNode;
}

/** The page on which an officer works on one object. */
export function DeskScreen<Data>({ query, loading, failed, missing, children }: DeskScreenProps<Data>) {
  const { data, error, refetch } = query;
  const wait = useDelayedPending(data === undefined && !error);

  if (isMissing(error) && data === undefined) return <Missing {...missing} />;
  if (data !== undefined && wait === 'idle') return children(data);
  return (
    <PagePadding>
      <Loaded data={undefined} error={error} onRetry={() => void refetch()} loading={loading} failed={failed}>
        {() => null}
      </Loaded>
    </PagePadding>
  );
}

function Missing({ title, text, back }: DeskScreenProps<unknown>['missing']) {
  const heading = useScreen(title);

  return (
    <PagePadding>
      <h1 ref={heading} tabIndex={-1} className="u:sr-only">
        {title}
      </h1>
      <EmptyState
        picture={false}
        title={title}
        action={
          <TextLink variant="standalone" href={back.href}>
            {back.label}
          </TextLink>
        }
      >
        {text}
      </EmptyState>
    </PagePadding>
  );
}

/** A desk itself has no padding; an error shown instead needs one. */
function PagePadding({ children }: { children: ReactNode }) {
  return <div className="u:p-4 u:desktop:px-7 u:desktop:py-5.5">{children}</div>;
}
