import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, accessibility } from '@urzad/contract';
import { pageAnswer } from '#shared/http/page-answers';
import { request } from '#shared/session/client';

export type Accessibility = AnswerOf<typeof accessibility.get>['data'];

/** What the statement says of the office: of the page itself where the server has made it. */
export const accessibilityQuery = queryOptions({
  queryKey: ['accessibility'],
  queryFn: async ({ signal }) => (await request(accessibility.get, { signal })).data,
  initialData: () => pageAnswer<typeof accessibility.get>('/api/base/accessibility')?.data,
});
