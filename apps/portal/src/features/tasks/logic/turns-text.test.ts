import { expect, it } from 'vitest';
import { turnsText } from './turns-text';

it.each([
  [{ every: 10_000 }, 'co 10 sekund', 'every 10 seconds'],
  [{ every: 60_000 }, 'co minutę', 'every minute'],
  [{ every: 900_000 }, 'co 15 minut', 'every 15 minutes'],
  [{ every: 3_600_000 }, 'co godzinę', 'every hour'],
  [{ every: 86_400_000 }, 'raz na dobę', 'once a day'],
  [{ cron: '* * * * *' }, 'co minutę', 'every minute'],
  [{ cron: '5 7 * * *' }, 'codziennie o 7:05', 'daily at 7:05'],
  [{ cron: '30 3 1 * *' }, '1. dnia miesiąca o 3:30', 'on day 1 of the month at 3:30'],
])('says %j in words', (turns, pl, en) => {
  expect([turnsText(turns, 'pl'), turnsText(turns, 'en')]).toEqual([pl, en]);
});
