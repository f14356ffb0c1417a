import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, CallSetup, callSetups as contract } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { cleanRichText } from '@urzad/domain/rich-text-cleaner';
import {
  answersOfCall,
  CALL_PRESETS,
  type CallAnswers,
  type CallField,
  type CallTexts,
  callErrors,
  callOfAnswers,
} from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import {
  type CallRow,
  insertCall,
  recordCallStatus,
  refuseTakenNumber,
  takeCallStep,
} from '../cofunding-calls/public';

type Given = BodyOf<(typeof contract)['set']>;
type Made = BodyOf<(typeof contract)['add']>;
type By = Author & { id: number };

/**
 * Makes a draft with the figures of a preset, for the voivodeship of the office.
 * @throws ApiError `object-exist` for a number that another call has, `not-valid` for one of another shape
 */
export async function makeCall(
  tx: Tx,
  { number, edition, preset, region }: Made & { region: string },
  by: By,
): Promise<CallRow> {
  const setUp = {
    ...{ number, edition, name: `Nabór ${number}`, publish_date: null, test_from: null, test_to: null },
    ...{ open_from: null, open_to: null, places_in_zone: 0, places_out_zone: 0, reserve_limit: 50 },
    ...{ reserve_valid_to: null, budget: 0, submission_limit: null },
    params: { ...CALL_PRESETS[preset], region },
  };
  refuseWrong(answersOfCall(setUp), { announcement: '', faq: [] }, by);
  const row = await insertCall(tx, { ...setUp, preset, status: 'draft', editors: [by.id] }, by);
  await recordCallStatus(tx, row, by);
  return row;
}

/**
 * Saves a draft and remembers who did.
 * @throws ApiError `not-valid` with the names of fields, `object-exist` for a number that another call has
 * @returns the row after it, and what changed, before and after
 */
export async function saveCall(tx: Tx, { record, given }: { record: CallRow; given: Given }, by: By) {
  const answers = given.form as CallAnswers;
  const texts = {
    announcement: cleanRichText(given.announcement),
    faq: given.faq.map(({ question, answer }) => ({ question, answer: cleanRichText(answer) })),
  };
  refuseWrong(answers, texts, by);
  await refuseTakenNumber(tx, { id: record.id, number: answers.number });
  const setUp = callOfAnswers(answers, record.params);
  const diff = changesOf(record, { ...record, ...setUp, ...texts });
  const editors = [...new Set([...record.editors, by.id])];
  const after = await takeCallStep(
    tx,
    { record, step: 'set' },
    { values: { ...setUp, ...texts, editors, preset: presetOf(record, setUp.params) }, by },
  );
  return { after, diff };
}

function refuseWrong(answers: CallAnswers, texts: CallTexts, { date }: Author): void {
  const errors = callErrors(answers, texts, warsawDate(date));
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
}

/** Figures that differ from the preset are the office's own. */
function presetOf({ preset, params: before }: CallRow, after: CallRow['params']): CallSetup['preset'] {
  return isDeepStrictEqual(before, after) ? preset : 'CUSTOM';
}

/** For the log: each changed figure before and after; of a text, which may be long, only that it changed. */
function changesOf(before: CallRow, after: CallRow): object {
  const [old, now] = [answersOfCall(before), answersOfCall(after)];
  const names = (Object.keys(now) as CallField[]).filter((name) => !isDeepStrictEqual(old[name], now[name]));
  const texts = (['announcement', 'faq'] as const).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return {
    ...Object.fromEntries(names.map((name) => [name, [old[name], now[name]]])),
    ...(texts.length > 0 && { texts }),
  };
}
