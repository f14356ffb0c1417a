// The functions of this resource that others may use.

export {
  type CallRow,
  callsById,
  findCallIn,
  getCall,
  isOpen,
  isOver,
  restartOrdinals,
  statusOf,
  takeOrdinal,
  termsOf,
} from './calls';
export { presentCall } from './presenter';
export { findAllAnnounced, getAnnounced, ownerOfVisible } from './repository';
export {
  getLockedCall,
  keepList,
  lockCallForSystem,
  noteOfCall,
  refuseStaleCall,
  requireCallStep,
  takeCallStep,
} from './step';
