import type { BodyOf, BrowserFacts, tickets } from '@urzad/contract';
import { ticketErrors } from '@urzad/grants';
import {
  filenamesOf,
  keptLetterFiles,
  type LetterFiles,
  NO_LETTER_FILES,
} from '#shared/conversation/letter-files';
import type { DraftKey, KeptDraft } from '#shared/drafts/kept-draft';
import { withTexts } from '#shared/spec-form/draft-texts';

/** The form of a new ticket. */
export interface TicketValues extends LetterFiles {
  category: string;
  title: string;
  body: string;
  /** Whether the facts of the browser are sent: `yes` or `no`. */
  sends_browser: string;
  [more: string]: unknown;
}

export function ticketDraftKey(userId: number): DraftKey {
  return { userId, form: 'ticket-new' };
}

/** An empty form, and over it the draft of this browser. */
export function startOf(kept: KeptDraft | null, now: Date): TicketValues {
  const empty = { category: '', title: '', body: '', sends_browser: 'yes', ...NO_LETTER_FILES };
  if (!kept) return empty;
  return { ...withTexts(empty, kept.values), ...keptLetterFiles(kept.values, now) };
}

export function valueErrors({ category, title, body }: TicketValues) {
  return ticketErrors({ category, title, body });
}

export function bodyOf(values: TicketValues, facts: BrowserFacts): BodyOf<typeof tickets.add> {
  const { category, title, body, sends_browser } = values;
  return {
    ...{ category, title, body, filenames: filenamesOf(values) },
    browser: sends_browser === 'yes' ? facts : null,
  };
}
