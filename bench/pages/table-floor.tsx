import { FloorTable } from './floor-table';
import { mountOnPress } from './mount-on-press';
import { wantedRows } from './table-rows';

mountOnPress(<FloorTable rows={wantedRows()} />);
