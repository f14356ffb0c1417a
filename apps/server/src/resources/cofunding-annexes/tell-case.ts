import { longDateText } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db';
import { type Acting, recordInCase } from '../office-cases/public';
import { unsettledText } from './annex-notices';
import type { AnnexRecord } from './repository';

type End = 'active' | 'refused' | 'cancelled' | 'expired';

/**
 * Writes what became of an annex into the case that asked for it. One in force settles the case (Process §9, U11); without
 * both signatures the change is still asked for, and the officer in charge decides.
 */
export async function tellCase(
  app: Pick<FastifyInstance, 'config' | 'mail'>,
  tx: Tx,
  { record, end }: { record: AnnexRecord; end: End },
  acting: Acting,
): Promise<void> {
  const { id_officecase, number, sent_date } = record;
  if (id_officecase === null) return;
  const isSettled = end === 'active';
  const told = {
    ...{ id: id_officecase, body: BODIES[end](record), isSettled },
    // A parent sees no annex before it was sent to them.
    isKnown: sent_date !== null,
    toOfficer: isSettled ? null : ({ sign }: { sign: string }) => unsettledText({ sign, number }),
  };
  await recordInCase(app, tx, told, acting);
}

const BODIES: Record<End, (of: AnnexRecord) => string> = {
  active: ({ number, valid_from }) =>
    `Aneks ${number} podpisały obie strony. Zmiany obowiązują od ${longDateText(valid_from)} Sprawa jest załatwiona.`,
  refused: ({ number, end_note }) =>
    `Aneks ${number} nie jest podpisany: uczestnik się na niego nie zgodził. Umowa zostaje bez zmian.\nPowód: ${end_note}`,
  cancelled: ({ number, end_note }) =>
    `Urząd anulował aneks ${number}. Umowa zostaje bez zmian.\nPowód: ${end_note}`,
  expired: ({ number }) => `Termin podpisania aneksu ${number} minął. Umowa zostaje bez zmian.`,
};
