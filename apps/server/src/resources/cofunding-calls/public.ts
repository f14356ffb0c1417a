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
export {
  findAllAnnounced,
  findSetupPage,
  getAnnounced,
  getVisible,
  insert as insertCall,
  ownerOfVisible,
  refuseTakenNumber,
} from './repository';
export {
  getLockedCall,
  lockCallForSystem,
  noteOfCall,
  recordCallStatus,
  refuseStaleCall,
  requireCallStep,
  takeCallStep,
} from './step';
