import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Task, type TaskCode, tasks, type YesNo } from '@urzad/contract';
import { request } from '#shared/session/client';

/** While something runs the list follows it; else the server runs what is due each minute. */
const RUNNING_REFRESH_MS = 1_500;
const REFRESH_MS = 20_000;

const tasksKey = ['basetask'] as const;

export const isUnderWay = ({ state, asked }: Pick<Task, 'state' | 'asked'>) =>
  state === 'running' || asked === 'yes';

export const tasksQuery = queryOptions({
  queryKey: [...tasksKey, 'list'],
  queryFn: async ({ signal }) => (await request(tasks.get, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? RUNNING_REFRESH_MS : REFRESH_MS),
});

/** The runs of a task, the newest first. */
export function runsQuery(code: TaskCode) {
  return infiniteQueryOptions({
    queryKey: [...tasksKey, 'runs', code],
    staleTime: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = { code, ...(pageParam !== undefined && { before: pageParam }) };
      return (await request(tasks.runs, { query, signal })).data;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ runs, more }) => (more === 'yes' ? runs.at(-1)?.id : undefined),
  });
}

export async function runTask(code: TaskCode, idempotencyKey: string): Promise<Task> {
  return (await request(tasks.run, { query: { code }, body: {}, idempotencyKey })).data;
}

export async function enableTask(
  code: TaskCode,
  body: { enabled: YesNo; reason: string },
  idempotencyKey: string,
): Promise<Task> {
  return (await request(tasks.enable, { query: { code }, body, idempotencyKey })).data;
}

export async function setParams(
  { code, row_version }: Pick<Task, 'code' | 'row_version'>,
  params: Record<string, number>,
  idempotencyKey: string,
): Promise<Task> {
  return (await request(tasks.set, { query: { code }, body: { row_version, params }, idempotencyKey })).data;
}
