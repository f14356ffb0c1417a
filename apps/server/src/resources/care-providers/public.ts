// The functions of this resource that others may use.

export { findProviders } from './find-providers';
export { type Facility, markInsured, type Nanny, verifyFacility, verifyNanny } from './repository';
