import { isIdInAddress } from '@urzad/contract';
import { isAddress, type LogQuestions } from './log-list';

/** The questions as the fields of the form have them: empty where nothing is asked. */
export interface QuestionValues {
  id_user: string;
  id_user_main: string;
  event: readonly string[];
  ip: string;
  obj_type: string;
  id_obj: string;
}

export function valuesOfQuestions(asked: LogQuestions): QuestionValues {
  const { id_user = '', id_user_main = '', event = '', ip = '', obj_type = '', id_obj = '' } = asked;
  return { id_user, id_user_main, event: event === '' ? [] : event.split(','), ip, obj_type, id_obj };
}

/** What of the answers is no question; both are found whole only. */
export function questionErrors({ ip, id_obj }: QuestionValues): Partial<Record<'ip' | 'id_obj', true>> {
  return {
    ...(ip.trim() !== '' && !isAddress(ip.trim()) && { ip: true }),
    ...(id_obj.trim() !== '' && !isIdInAddress(id_obj.trim()) && { id_obj: true }),
  };
}

/** The questions that were asked; those left empty are none. */
export function questionsOfValues({ event, ...values }: QuestionValues): LogQuestions {
  const texts = { ...values, event: event.join(',') };
  const asked = Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []));
  return Object.fromEntries(asked);
}
