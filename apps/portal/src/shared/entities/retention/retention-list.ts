import { retentionRows } from '@urzad/contract';
import { RETENTION_STATUSES } from '@urzad/grants';
import { options } from '#shared/list/list-filters';
import { defineListLocation, type LocationOf } from '#shared/list/list-location';
import { paths } from '#shared/paths';

/** All queries about lists of retention and their people have this key, so that a decision invalidates them at once. */
export const retentionKey = ['retention'] as const;
export const retentionRowsKey = [...retentionKey, 'rows'] as const;

/** People whose data is kept no longer. */
export const retentionList = defineListLocation({
  endpoint: retentionRows.get,
  path: paths.retention,
  tableCode: 'retentionrow',
  tabs: {
    proposed: { status: 'proposed' },
    approved: { status: 'approved' },
    erased: { status: 'erased' },
    kept: { status: 'kept,refused' },
    all: {},
  },
  sorts: ['retention_to'],
  filters: { status: options(RETENTION_STATUSES.codes) },
  choices: {},
});

export type RetentionLocation = LocationOf<typeof retentionList>;
export type RetentionTab = RetentionLocation['tab'];
