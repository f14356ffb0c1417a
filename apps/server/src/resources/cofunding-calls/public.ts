// What others may use of this resource.

export {
  type CallRow,
  callsById,
  findCall,
  getCall,
  isOpen,
  isOver,
  presentCall,
  statusOf,
  takeOrdinal,
  termsOf,
} from './calls';
