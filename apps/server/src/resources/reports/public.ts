// The functions of this resource that others may use.

export { dataSourcesFor } from './sources';
export { raportConfig } from './table';
