import { ApiFailure } from '../http/api-failure';
import { Loaded, type LoadedProps } from '../screen/loaded';

export interface ObjectLoadedProps<Data>
  extends Omit<LoadedProps<Data>, 'data' | 'error' | 'onRetry' | 'reason'> {
  query: ObjectQuery<Data>;
  /** Said of an object that does not exist, or is somebody else's. */
  missing: { title: string; text: string };
}

/** The answer of `useQuery`, or of several joined. */
export interface ObjectQuery<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** `Loaded` for an object of the address: a missing one, or somebody else's, is shown as missing. */
export function ObjectLoaded<Data>({ query, missing, ...props }: ObjectLoadedProps<Data>) {
  const { data, error, refetch } = query;
  const { title, text } = missing;

  return (
    <Loaded
      {...props}
      data={data}
      error={error}
      onRetry={() => void refetch()}
      {...(isMissing(error) && { failed: title, reason: text })}
    />
  );
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
