import { refOf } from '@urzad/contract';
import { hardSpaces } from '@urzad/domain';
import type { RankedRow } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import type { Tx } from '../../../db';
import { keepIfDone } from '../../../files/keep-if-done';
import { paragraphsOf } from '../../../mail/email';
import { inOfficeWords } from '../../../settings/office-words';
import { getCall } from '../../cofunding-calls/public';
import { findToldBefore } from '../../notifications/public';
import { getReader, senderOf } from '../../users/public';
import { rows } from '../repository';
import { recordLetter, renderLetter } from '../review/letter';
import { toldOf } from './notify-results';
import { rankedEmail, rankedText } from './result-emails';

interface ResultToSend extends Pick<RankedRow, 'number' | 'list' | 'rank_no' | 'result'> {
  id_registration: number;
  closed_by: string | null;
  published: Date;
  version_no: number;
}

/**
 * Sends the letter about a published result: a sealed PDF in the case of the application, and an e-mail that leads to
 * it. `done` marks it in the same transaction.
 */
export async function sendResult(
  app: FastifyInstance,
  { id_registration: id, closed_by, published, version_no, ...result }: ResultToSend,
  done: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const record = await rows.get(app.db, id);
  const call = await getCall(app.db, record.id_call);
  const told = toldOf({ id, ...result }, { call, closed_by, published, version_no });
  // The letter has the words of the notification, those of the office too.
  const text = await inOfficeWords(app.db, rankedText(result, told), record.id_application);
  const sections = [{ title: 'Wynik', paragraphs: paragraphsOf(text.pl.content_text).map(hardSpaces) }];
  const made = await renderLetter(app, record, {
    title: 'Informacja o wyniku naboru',
    sections,
    created: published,
  });
  const by = systemAuthor(published, record);

  return keepIfDone(app.files, made.file.filename, async () => {
    const sent = await app.writeAsSystem('result_letters', async (tx, note) => {
      if (!(await done(tx))) return undefined;
      await recordLetter(app, tx, { made, record }, by);
      const reader = await getReader(tx, record.id_user);
      const sender = await senderOf(app, tx, record.id_application);
      const of = { id_user: record.id_user, kind: text.kind, ...refOf('cofundingregistration', id) };
      const email = rankedEmail(reader, { told: { id, number: result.number }, text }, sender);
      await app.mail.send(tx, { ...email, id_notification: await findToldBefore(tx, of) });
      note({ event: 'cofundingregistration.resultletter', ...refOf('cofundingregistration', id) });
      return true;
    });
    return sent === true;
  });
}
