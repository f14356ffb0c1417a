import { Pending } from '@urzad/ui';
import type { ReactNode } from 'react';
import { ScreenFailure } from '../failures/screen-failure';

export interface LoadedProps<Data> {
  /** Undefined while it is on its way. */
  data: Data | undefined;
  error: unknown;
  onRetry: () => void;
  /** What is on its way: "Wczytujemy Twoje zgłoszenia". */
  loading: string;
  /** What could not be loaded, in place of the general heading. */
  failed?: string | undefined;
  /** Why, in place of the words of the error. */
  reason?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** What a screen is about, once the server has sent it; until then its place, instead of it the reason. */
export function Loaded<Data>({ data, error, onRetry, loading, failed, reason, children }: LoadedProps<Data>) {
  return (
    <Pending pending={data === undefined && !error} label={loading}>
      {() =>
        data === undefined ? (
          <ScreenFailure error={error} title={failed} reason={reason} onRetry={onRetry} />
        ) : (
          children(data)
        )
      }
    </Pending>
  );
}
