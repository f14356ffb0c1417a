// What an area needs once there are files, in a file of its own so that no page loads it before its first paint: react-dropzone,
// and why a file is refused.
export { uploadRefusalText } from '@urzad/domain';
export { DropZone } from './drop-zone';
