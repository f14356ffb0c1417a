import { mountOnPress } from './mount-on-press';
import { wantedRows } from './table-rows';
import { TanStackTable } from './tanstack-table';

mountOnPress(<TanStackTable rows={wantedRows()} />);
