// Fields for files, pictures, films and recordings, and the list of what was added.

export { AudioField, type AudioFieldProps } from '../files/audio-field/audio-field';
export { AvatarField, type AvatarFieldProps } from '../files/avatar-field/avatar-field';
export { FileDrop, type FileDropProps } from '../files/file-drop/file-drop';
export type { FileRefusal, RefusalCode } from '../files/file-drop/use-file-drop';
export { FileField, type FileFieldProps } from '../files/file-field/file-field';
export type { FileCapabilities } from '../files/file-list/file-actions';
export type { FileItem, UploadState } from '../files/file-list/file-item';
export { FileList, type FileListProps } from '../files/file-list/file-list';
export type { FileRescue } from '../files/file-list/upload-rescue';
export { GalleryField, type GalleryFieldProps } from '../files/gallery-field/gallery-field';
export { ImageField, type ImageFieldProps } from '../files/image-field/image-field';
export { contentRefusal } from '../files/upload-engine/judging/content-refusal';
export type { KeepingPort, KeptUpload } from '../files/upload-engine/keeping/keeping-port';
export {
  type ChunkedSending,
  type SendingOptions,
  type SendingPort,
  type StoringOptions,
  sendingBy,
  type UploadChunk,
  type UploadStart,
} from '../files/upload-engine/sending/sending-port';
export type { RefusedUpload, Upload } from '../files/upload-engine/upload';
export { createUploadEngine, type UploadEngine } from '../files/upload-engine/upload-engine';
export type { UploadEngineOptions } from '../files/upload-engine/upload-engine-options';
export {
  failureOfStatus,
  UploadFailure,
  type UploadFailureCode,
  type UploadFailureFacts,
} from '../files/upload-engine/upload-failure';
export type { UploadsState } from '../files/upload-engine/upload-list';
export type { FileFacts } from '../files/upload-field/file-facts';
export type { StoredFile, UploadPort } from '../files/upload-field/stored-file';
export { UploadField, type UploadFieldProps } from '../files/upload-field/upload-field';
export {
  type FieldUploads,
  type FieldUploadsOptions,
  useUploadEngine,
} from '../files/upload-field/use-upload-engine';
export { VideoField, type VideoFieldProps } from '../files/video-field/video-field';
