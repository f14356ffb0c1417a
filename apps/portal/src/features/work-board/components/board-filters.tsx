import { useQuery } from '@tanstack/react-query';
import { Button, SearchField, SelectField } from '@urzad/ui';
import { Popover } from '@urzad/ui/overlays';
import { SlidersHorizontal } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { leadersQuery } from '../api';
import { type BoardFilter, NO_FILTER, partsOf } from '../logic/board-filter';
import type { WorkBoard } from '../logic/boards';
import { useBoardLabels } from '../logic/use-board-labels';
import { boardFilterMessages } from '../messages/board-filter';

interface BoardFiltersProps {
  board: WorkBoard;
  isMine: boolean;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
}

/** The button that narrows a board. */
export function BoardFilters({ board, isMine, filter, onFilter }: BoardFiltersProps) {
  const words = useMessages(boardFilterMessages);
  const count = partsOf(filter);
  const { offered } = useBoardLabels();

  return (
    <Popover
      title={words.filters}
      trigger={<Button icon={SlidersHorizontal}>{count > 0 ? words.filtersOn(count) : words.filters}</Button>}
    >
      <div className="u:grid u:gap-4">
        <SearchField
          label={words.search}
          value={filter.text}
          onSearch={(text) => onFilter({ ...filter, text })}
        />
        {!isMine && board.of !== 'claim' && (
          <LeaderField
            of={board.of}
            value={filter.owner}
            onChange={(owner) => onFilter({ ...filter, owner })}
          />
        )}
        <SelectField
          label={words.label}
          nullLabel={words.anyLabel}
          value={filter.label}
          onValueChange={(label) => onFilter({ ...filter, label })}
          options={offered.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Button disabled={count === 0} onClick={() => onFilter(NO_FILTER)}>
          {words.clear}
        </Button>
      </div>
    </Popover>
  );
}

interface LeaderFieldProps {
  of: Exclude<WorkBoard['of'], 'claim'>;
  value: string;
  onChange: (owner: string) => void;
}

/** Of claims only one's own are told apart. */
function LeaderField({ of, value, onChange }: LeaderFieldProps) {
  const words = useMessages(boardFilterMessages);
  const { data = [] } = useQuery(leadersQuery(of));

  return (
    <SelectField
      label={words.owner}
      nullLabel={words.anybody}
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'none', label: words.nobody },
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
