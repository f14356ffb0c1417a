import type { IsoDate } from '@urzad/domain';
import { useContext } from 'react';
import { TodayContext } from './today-context';

/**
 * The office's day: the given one, or that of the nearest `UrzadProvider`. A widget reads no clock, so that a page that a
 * server rendered is the same in the browser, and the office's zone counts instead of the visitor's.
 */
export function useToday(given?: IsoDate | undefined): IsoDate {
  const known = useContext(TodayContext);
  const today = given ?? known;
  if (today === undefined)
    throw new Error(
      'A widget has no `today`: give it one, or use <UrzadProvider today={warsawDate(new Date())}>.',
    );

  return today;
}
