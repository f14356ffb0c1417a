import { DEFAULT_APPLICATION, type TaskParams } from '@urzad/contract';
import { addDays, dayText, getIsoDate, type IsoDate, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import { holdAdvisoryLock } from '../advisory-lock';
import { systemAuthor } from '../author';
import type { NoticeText } from '../mail/email';
import { notify } from '../notify';
import { wasNotified } from '../resources/notifications/public';
import { findHolders } from '../resources/users/public';
import { eachAlone } from '../unit-of-work/each-alone';

/** The last day of the yearly review (Process §7.1). */
const LAST_DAY = '03-31';

/**
 * Reminds those who keep the settings of the yearly review of the accessibility statement, each once a year, also when the
 * server did not run on the first day.
 * @param now business time
 * @param params `review_days`: how many days before 31 March
 * @returns how many people
 */
export async function remindOfReview(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
  { review_days = 30 }: TaskParams = {},
): Promise<number> {
  const today = warsawDate(now);
  const last = getIsoDate(`${today.slice(0, 4)}-${LAST_DAY}`);
  if (today > last || today < addDays(last, -review_days)) return 0;

  const asked = { privilege: 'base_config', at: now, id_application: DEFAULT_APPLICATION } as const;
  const rows = (await findHolders(app.db, asked)).map((id) => ({ id }));
  return eachAlone(app, { rows, signal }, ({ id }) => remind(app, id, { last, now }));
}

async function remind(
  app: FastifyInstance,
  to: number,
  { last, now }: { last: IsoDate; now: Date },
): Promise<boolean> {
  return app.writeAsSystem('reminders', async (tx, note) => {
    // Of two servers one writes, and the other sees it.
    await holdAdvisoryLock(tx, `accessibility-review ${to}`);
    const text = reviewText(last);
    if (await wasNotified(tx, to, text)) return false;
    await notify(app, tx, { to, text, ref: { obj_type: null, id_obj: null } }, systemAuthor(now));
    note({ event: 'accessibility.remind', diff: { last, to } });
    return true;
  });
}

function reviewText(last: IsoDate): NoticeText {
  const year = last.slice(0, 4);
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Przegląd deklaracji dostępności w ${year} roku`,
      content_text: `Deklarację dostępności trzeba przejrzeć raz w roku, najpóźniej ${dayText(last)}. Sprawdź, czy jest aktualna, i zapisz dzień przeglądu w ustawieniach.`,
    },
    en: {
      content_name: `Review of the accessibility statement in ${year}`,
      content_text: `The accessibility statement has to be reviewed once a year, by ${dayText(last, 'en')} at the latest. Check that it is up to date, and enter the day of the review in the settings.`,
    },
  };
}
