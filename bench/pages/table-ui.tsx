import { mountOnPress } from './mount-on-press';
import { wantedRows } from './table-rows';
import { UiTable } from './ui-table';
import '@urzad/ui/styles.css';

mountOnPress(<UiTable rows={wantedRows()} />);
