import type { IsoDate } from '@urzad/domain';
import { isIsoDate, longDateText, optionOf } from '@urzad/domain';
import {
  type CaseForm,
  EXIT_STATUS,
  namesIn,
  RESIGNATION_FIELDS,
  resignationRefusal,
  WITHDRAW_REASON,
  type WithdrawReason,
} from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { Db } from '../../../db';
import { officeWords } from '../../libraries/public';
import type { CaseStatement } from '../../office-cases/public';
import { namesOf } from '../../users/public';
import type { MemberRecord } from '../repository';
import { scheduledGrantsOf } from './end-grant';

/**
 * @throws ApiError `illegal-step` `{reason: 'ended' | 'day' | 'claimed', months}`: who takes part no longer, a day that is
 * not before the planned end, months after the day that were claimed or paid
 */
export async function refuseResignation(db: Db, member: MemberRecord, form: CaseForm): Promise<IsoDate> {
  const last_day = form.last_day ?? '';
  const co_fundings = await scheduledGrantsOf(db, member);
  const { status, join_date, planned_end } = member;
  const refusal = resignationRefusal({ status, join_date, planned_end, co_fundings }, last_day);
  if (refusal || !isIsoDate(last_day))
    throw new ApiError('illegal-step', { status, reason: 'day', ...refusal });
  return last_day;
}

export function reasonOf({ reason = '' }: CaseForm): WithdrawReason | null {
  return optionOf(WITHDRAW_REASON, reason)?.code ?? null;
}

/** The statement of who resigns (D4). */
export async function resignationStatement(
  db: Db,
  member: MemberRecord,
  form: CaseForm,
): Promise<CaseStatement> {
  const last_day = await refuseResignation(db, member, form);
  const [names, coFundings, words] = await Promise.all([
    namesOf(db, [member.id_user]),
    scheduledGrantsOf(db, member),
    officeWords(db, member.id_application),
  ]);
  const reasons = namesIn(words, 'WITHDRAW_REASON', WITHDRAW_REASON);
  const children = coFundings.map(
    ({ child_firstname, child_lastname }) => `${child_firstname} ${child_lastname}`,
  );
  return {
    kind: 'REZYGNACJA',
    title: 'Oświadczenie o rezygnacji',
    facts: [
      { label: 'Uczestnik', value: names.get(member.id_user) ?? '' },
      { label: 'Numer uczestnika', value: member.number },
      { label: 'Umowa', value: member.contract_number },
      { label: 'Dzieci', value: [...new Set(children)].join(', ') },
      { label: 'Etap', value: stageOf(member, last_day) },
    ],
    sections: [
      {
        title: 'Rezygnacja',
        blocks: [
          {
            kind: 'fields',
            rows: [
              { label: RESIGNATION_FIELDS.last_day.pl, value: longDateText(last_day) },
              { label: 'Przyczyna', value: optionOf(reasons, form.reason ?? '')?.pl ?? '' },
              {
                label: 'Sytuacja zawodowa w tym dniu',
                value: optionOf(EXIT_STATUS, form.labour_status ?? '')?.pl ?? '',
              },
            ],
          },
        ],
      },
      {
        title: 'Zobowiązanie',
        blocks: [
          { kind: 'declarations', items: [{ text: RESIGNATION_FIELDS.commitment.pl, answer: 'tak' }] },
        ],
      },
    ],
  };
}

function stageOf({ contract_from }: MemberRecord, last_day: IsoDate): string {
  return last_day < contract_from ? 'po podpisaniu umowy, przed początkiem wsparcia' : 'w czasie wsparcia';
}
