// The functions of this resource that others may use.

export { refreshSummaries } from './refresh-summaries';
export { dataSourcesFor } from './sources';
export { raportConfig } from './table';
