// The functions of this resource that others may use.

export { type Facility, markInsured, type Nanny, verifyFacility, verifyNanny } from './repository';
