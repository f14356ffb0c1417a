import { useQuery } from '@tanstack/react-query';
import type { Annex } from '@urzad/contract';
import { useMessages } from '#shared/i18n/messages';
import { annexPreviewQuery } from '../api';
import { annexDeskMessages } from '../messages/annex-desk';
import { annexPaperMessages } from '../messages/annex-paper';
import { DraftPaper, IssuedPaper } from './desk-paper';

export interface AnnexPaperProps {
  annex: Annex;
  /** What was typed is not saved, so it is not in the draft either. */
  isEdited: boolean;
}

/** The annex as a document: its draft, or the one that was made by the initials. */
export function AnnexPaper({ annex, isEdited }: AnnexPaperProps) {
  const words = useMessages(annexDeskMessages);
  const { scanOf } = useMessages(annexPaperMessages);
  const { status, number, paper, documents, rows } = annex;
  const document = documents.find(({ kind }) => kind === 'ANEKS');
  if (status === 'draft') {
    if (rows.length === 0) return <p className="u:p-5 u:text-muted">{words.previewEmpty}</p>;
    return (
      <div className="u:flex u:h-full u:flex-col">
        {isEdited && <p className="u:px-5 u:py-2 u:text-sm u:text-muted">{words.previewOld}</p>}
        <div className="u:min-h-0 u:flex-1">
          <AnnexDraft annex={annex} />
        </div>
      </div>
    );
  }
  if (paper) return <IssuedPaper name={scanOf(number)} scan={paper} number={number} />;
  if (!document) return <p className="u:p-5 u:text-muted">{words.noDocument}</p>;
  return <IssuedPaper name={`${words.document} ${number}`} document={document} />;
}

function AnnexDraft({ annex }: { annex: Annex }) {
  const words = useMessages(annexDeskMessages);

  return (
    <DraftPaper
      key={annex.row_version}
      query={useQuery(annexPreviewQuery(annex))}
      name={`${words.preview} ${annex.number}`}
      words={words}
    />
  );
}
