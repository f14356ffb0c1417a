import type { MailLetterRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Pagination } from '@urzad/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { LIST_PAGE_SIZE } from '#shared/list/list-location';
import { type Choice, chosenOf, pageAfter } from '../logic/chosen-letters';
import { ChosenBar } from './chosen-bar';
import { FolderRows } from './folder-rows';

interface FolderPageProps {
  rows: readonly MailLetterRow[];
  /** Letters on all pages. */
  total: number;
  label: string;
  today: IsoDate;
  page: number;
  /** The address of this page. */
  address: string;
  onPageChange: (page: number) => void;
  /** Has the focus when no letter is left to choose. */
  heading: RefObject<HTMLElement | null>;
  /** What is said of a page without letters. */
  empty: ReactNode;
}

const NOTHING: ReadonlySet<number> = new Set();

/** The letters of one page of a folder, of which some may be chosen. */
export function FolderPage({
  rows,
  total,
  label,
  today,
  page,
  address,
  onPageChange,
  heading,
  empty,
}: FolderPageProps) {
  const [choice, setChoice] = useState<Choice>({ page: address, ids: NOTHING });
  const chosen = chosenOf(rows, choice, address);
  const choose = (ids: ReadonlySet<number>) => setChoice({ page: address, ids });

  return (
    <div className="u:grid u:gap-4">
      <div className="u:grid u:gap-2">
        <ChosenBar
          rows={rows}
          chosen={chosen}
          onChoose={choose}
          onLeft={(left) => {
            if (left === rows.length) heading.current?.focus({ preventScroll: true });
            const next = pageAfter({ page, pageSize: LIST_PAGE_SIZE, total, left });
            if (next !== page) onPageChange(next);
          }}
          onClosed={() => heading.current?.focus({ preventScroll: true })}
        />
        {rows.length === 0 ? (
          empty
        ) : (
          <FolderRows
            rows={rows}
            label={label}
            today={today}
            choice={{ ids: new Set(chosen.map(({ id_letter }) => id_letter)), onChange: choose }}
          />
        )}
      </div>
      {rows.length > 0 && total > LIST_PAGE_SIZE && (
        <Pagination page={page} pageSize={LIST_PAGE_SIZE} total={total} onPageChange={onPageChange} />
      )}
    </div>
  );
}
