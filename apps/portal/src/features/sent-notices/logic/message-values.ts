import {
  type Audience,
  type AudienceKind,
  type BodyOf,
  type chosenMessages,
  MESSAGE_PEOPLE_MAX,
  MESSAGE_SUBJECT_MAX,
  MESSAGE_TEXT_MAX,
  type MessageChannel,
} from '@urzad/contract';
import { messageProblem } from '@urzad/grants';

/** The form of a message; ids are texts. */
export interface MessageValues {
  kind: AudienceKind;
  people: readonly string[];
  call: string;
  role: string;
  template: string;
  channel: MessageChannel;
  subject_pl: string;
  text_pl: string;
  isEnglish: boolean;
  subject_en: string;
  text_en: string;
}

export const NEW_MESSAGE: MessageValues = {
  ...{ kind: 'people', people: [], call: '', role: '', template: '', channel: 'both' },
  ...{ subject_pl: '', text_pl: '', isEnglish: false, subject_en: '', text_en: '' },
};

/** Why a field is refused; an unknown mark is named behind the code. */
export type MessageError =
  | 'is-empty'
  | 'is-too-big'
  | 'private-number'
  | 'uncounted'
  | 'nobody'
  | 'too-many'
  | `unknown-mark ${string}`;

/** What is wrong, by the names of the fields. */
export function messageErrors(values: MessageValues): Record<string, MessageError> {
  const polish = { subject_pl: values.subject_pl, text_pl: values.text_pl };
  const english = values.isEnglish && { subject_en: values.subject_en, text_en: values.text_en };
  const found = Object.entries({ ...polish, ...english }).flatMap(([name, text]) => {
    const error = textError(text, name.startsWith('subject') ? MESSAGE_SUBJECT_MAX : MESSAGE_TEXT_MAX);
    return error ? [[name, error] as const] : [];
  });
  const audience = audienceOf(values) ? [] : ([[fieldOf(values.kind), 'is-empty']] as const);
  return Object.fromEntries([...audience, ...found]);
}

function textError(text: string, max: number): MessageError | undefined {
  if (text.trim() === '') return 'is-empty';
  if (text.length > max) return 'is-too-big';
  const problem = messageProblem(text);
  if (!problem) return undefined;
  return problem.code === 'unknown-mark' ? `unknown-mark ${problem.mark}` : problem.code;
}

/** Why a message cannot go to these people, at the field that chooses them. `undefined` where nobody counted them. */
export function audienceErrors(
  kind: AudienceKind,
  audience: Pick<Audience, 'count'> | undefined,
): Record<string, MessageError> | undefined {
  if (!audience) return { [fieldOf(kind)]: 'uncounted' };
  if (audience.count === 0) return { [fieldOf(kind)]: 'nobody' };
  return audience.count > MESSAGE_PEOPLE_MAX ? { [fieldOf(kind)]: 'too-many' } : undefined;
}

/** The field that chooses the people; all participants are chosen by the kind alone. */
const fieldOf = (kind: AudienceKind) => (kind === 'members' ? 'kind' : kind);

export interface Meant {
  kind: AudienceKind;
  id_of: number | null;
  ids: readonly number[];
}

/** Who is meant; `undefined` until somebody is chosen. */
export function audienceOf({
  kind,
  people,
  call,
  role,
}: Pick<MessageValues, 'kind' | 'people' | 'call' | 'role'>): Meant | undefined {
  if (kind === 'members') return { kind, id_of: null, ids: [] };
  if (kind === 'people')
    return people.length > 0 ? { kind, id_of: null, ids: people.map(Number) } : undefined;
  const id = kind === 'call' ? call : role;
  return id ? { kind, id_of: Number(id), ids: [] } : undefined;
}

/** @param count of people, as the sender has seen it */
export function messageBodyOf(
  values: MessageValues,
  meant: Meant,
  count: number,
): BodyOf<(typeof chosenMessages)['add']> {
  const { channel, subject_pl, text_pl, isEnglish, subject_en, text_en } = values;
  return {
    ...{ kind: meant.kind, id_of: meant.id_of, ids: [...meant.ids], channel, subject_pl, text_pl, count },
    en: isEnglish ? { subject: subject_en, text: text_en } : null,
  };
}
