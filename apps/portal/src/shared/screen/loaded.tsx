import { Pending } from '@urzad/ui';
import type { ReactNode } from 'react';
import { ScreenFailure } from '../failures/screen-failure';

export interface LoadedProps<Data> {
  /** Undefined while it is loading. */
  data: Data | undefined;
  error: unknown;
  onRetry: () => void;
  /** The name of what is loading: "Wczytujemy Twoje zgłoszenia". */
  loading: string;
  /** The title of a failure, instead of the general one. */
  failed?: string | undefined;
  /** The reason, instead of the text of the error. */
  reason?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** The content of a screen, once it is loaded; until then a placeholder, after a failure the reason. */
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
