import type { UseQueryResult } from '@tanstack/react-query';

/**
 * The answer of a query that is asked again, once it has come. An earlier one stands for it neither while the request is
 * under way nor when it fails.
 */
export function answerOfNow<Answer>({
  data,
  isFetching,
  isError,
}: Pick<UseQueryResult<Answer>, 'data' | 'isFetching' | 'isError'>): Answer | undefined {
  return isFetching || isError ? undefined : data;
}
