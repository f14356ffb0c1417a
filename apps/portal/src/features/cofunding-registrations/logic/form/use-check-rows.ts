import { NO_VALUE } from '@urzad/domain';
import type { RegistrationStatus } from '@urzad/grants';
import { type FileKind, type RegistrationRow, requiredFileKinds } from '@urzad/grants';
import { type SummaryRow, useLocale } from '@urzad/ui';
import { useLocation } from 'react-router-dom';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { useMessages } from '#shared/i18n/messages';
import { specFormMessages } from '#shared/spec-form/messages';
import { formMessages } from '../../messages/form';
import { mayChangeFiles } from './corrections';
import { useEditor } from './editor';
import { answerQuery, explanationQuery } from './field-link';
import { findReply } from './remark-errors';
import { answersOf, type FormValues } from './values';

export function useCheckPhase(): CheckPhase {
  const { registration } = useEditor();
  return checkPhaseOf(registration.status, registration.isTooLate);
}

/**
 * The rows of the check, with the explanation below an answer that has a remark. In a correction each that may change
 * has a link of its own; before the first submission all may, and one link stands beside each group of rows.
 */
export function useCheckRows(values: FormValues) {
  const { check } = useMessages(formMessages);
  const { explanationOf } = useMessages(specFormMessages);
  const locale = useLocale();
  const kindName = useFileKindName();
  const { registration, isEditable } = useEditor();
  const { pathname } = useLocation();
  const phase = useCheckPhase();
  const form = answersOf(values);
  const wayTo = (query: string) => (phase === 'correction' ? pathname + query : undefined);

  /** To the first question of a group of rows. */
  function wayToGroup(path: string | undefined): string | undefined {
    return phase === 'open' && path !== undefined ? pathname + answerQuery(path) : undefined;
  }

  function explanationRows(path: string, label: string): SummaryRow[] {
    const reply = findReply(path, values, registration);
    if (!reply) return [];
    const { text, isLacking, at } = reply;

    return [
      {
        term: explanationOf(label),
        value: text || (isLacking ? undefined : check.noExplanation),
        changeHref: wayTo(explanationQuery(path, at)),
      },
    ];
  }

  function answerRows({ path, label, text }: RegistrationRow): SummaryRow[] {
    const row: SummaryRow = {
      term: label,
      value: text === NO_VALUE[locale] ? undefined : text,
      changeHref: isEditable(path) ? wayTo(answerQuery(path)) : undefined,
    };
    return [row, ...explanationRows(path, label)];
  }

  function fileRow(kind: FileKind): SummaryRow {
    const files = registration.attachments.filter((file) => file.kind === kind);
    const mayChange = mayChangeFiles(registration, requiredFileKinds(form), kind);

    return {
      term: kindName(kind),
      value: files.map(({ name }) => name).join(', '),
      changeHref: mayChange ? wayTo(answerQuery(`attachments.${kind}`)) : undefined,
    };
  }

  return { answerRows, fileRow, explanationRows, wayToGroup };
}

/** What may still change of the checked answers: all, some, or none. */
export type CheckPhase = 'open' | 'correction' | 'over';

export function checkPhaseOf(status: RegistrationStatus, isTooLate: boolean): CheckPhase {
  if (isTooLate || status === 'cancelled') return 'over';
  return status === 'to_correct' ? 'correction' : 'open';
}
