// What other resources may use of this one.

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
