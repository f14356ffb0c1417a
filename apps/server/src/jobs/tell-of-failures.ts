import { DEFAULT_APPLICATION, TASK_FAILURES_TOLD } from '@urzad/contract';
import { taskName } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../author';
import type { NoticeText } from '../mail/email';
import { notify } from '../notify';
import { findHolders } from '../resources/users/public';
import { baseTask } from './table';

/** Tells those who run the tasks of one that has failed so often in a row; once, until it succeeds again. */
export async function tellOfFailures(app: FastifyInstance, name: string): Promise<void> {
  const [row] = await app.db
    .select({ failed: baseTask.failed_in_row })
    .from(baseTask)
    .where(eq(baseTask.name, name));
  if (row?.failed !== TASK_FAILURES_TOLD) return;

  const at = app.clock.business();
  const asked = { privilege: 'base_task_run', at, id_application: DEFAULT_APPLICATION } as const;
  const people = await findHolders(app.db, asked);
  if (people.length === 0) return;
  const text = failuresText(name);
  await app.writeAsSystem(name, async (tx, note) => {
    for (const to of people) {
      await notify(app, tx, { to, text, ref: { obj_type: null, id_obj: null } }, systemAuthor(at));
    }
    note({ event: 'task.tell', level: 'warning', diff: { task: name, to: people } });
  });
}

function failuresText(name: string): NoticeText {
  const [pl, en] = [taskName(name, 'pl'), taskName(name, 'en')];
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Zadanie „${pl}” nie działa`,
      content_text: `Zadanie „${pl}” nie udało się ${TASK_FAILURES_TOLD} razy z rzędu. Powód jest na stronie „Zadania cykliczne”. System próbuje dalej.`,
    },
    en: {
      content_name: `The task “${en}” does not work`,
      content_text: `The task “${en}” has failed ${TASK_FAILURES_TOLD} times in a row. The reason is on the page “Cyclic tasks”. The system goes on trying.`,
    },
  };
}
