// The functions of this resource that others may use.

export { findTermsOfDays } from './terms';
