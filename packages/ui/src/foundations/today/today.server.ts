import type { IsoDate } from '@urzad/domain';

/** What server components get instead of `today.ts`: they read no provider, so the day is a prop (decision 0064). */
export function useToday(given?: IsoDate | undefined): IsoDate {
  if (given === undefined)
    throw new Error(
      'A widget of a server component has no `today`: give it `today={warsawDate(new Date())}`, as it reads no provider.',
    );

  return given;
}
