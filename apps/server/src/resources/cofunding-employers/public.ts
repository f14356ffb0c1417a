// The functions of this resource that others may use.

export { insert as recordCertificate, startCertificateOf } from './repository';
export type { EmployerCertificateRow } from './table';
