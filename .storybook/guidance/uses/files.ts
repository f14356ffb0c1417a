import type { Uses } from './use';

export const FILES: Uses = {
  AudioField: {
    when: 'For one recording as an answer.',
    not: 'Not for documents.',
    instead: 'Take a `FileField`, or an `UploadField` where it is sent at once.',
  },
  AudioPlayer: {
    when: 'For a recording that people listen to on the page.',
    not: 'Not for a film.',
    instead: 'Take a `VideoPlayer`.',
  },
  AvatarField: {
    when: 'For the picture of a person, with cutting out.',
    not: 'Not for pictures that are evidence: it changes them.',
    instead: 'Take an `ImageField`.',
  },
  FileDrop: {
    when: 'For an area of your own into which files are dropped or chosen.',
    not: 'Not as the answer to a question of a form.',
    instead: 'Take a `FileField` or an `UploadField`, which keep and list what was chosen.',
  },
  FileField: {
    when: 'For documents that are sent together with the form.',
    not: 'Not for large files, or many, which should be safe before the form is.',
    instead: 'Take an `UploadField`.',
  },
  FileList: {
    when: 'For files that are already stored: open, download, describe, remove.',
    not: 'Not for choosing new ones.',
    instead: 'Take an `UploadField`, which has this list inside.',
  },
  FilePreview: {
    when: 'For one file that is looked at beside what it proves.',
    not: 'Not for pictures that are looked at one after another.',
    instead: 'Take a `Lightbox`.',
  },
  FileStrip: {
    when: 'For changing between the few documents of one thing.',
    not: 'Not for more than about ten.',
    instead: 'Take a `FileList`.',
  },
  Gallery: {
    when: 'For pictures that are looked at for themselves.',
    not: 'Not for scanned documents.',
    instead: 'Take a `FileList` with `FilePreview`.',
  },
  GalleryField: {
    when: 'For several pictures as an answer, in an order that matters.',
    not: 'Not for one picture, and not for documents.',
    instead: 'Take an `ImageField` or an `UploadField`.',
  },
  ImageField: {
    when: 'For one picture as an answer.',
    not: 'Not for a scan that may be a PDF.',
    instead: 'Take an `UploadField`.',
  },
  Lightbox: {
    when: 'For looking at pictures in full size, one after another.',
    not: 'Not for PDF documents.',
    instead: 'Take a `PdfView`.',
  },
  PdfView: {
    when: 'For a document that people must be able to read on the page, to sign it or to judge it.',
    not: 'Not for a document that they only keep.',
    instead: 'Take a link that downloads it.',
  },
  StorageGauge: {
    when: 'For how much of a limit is used.',
    not: 'Not for the progress of one upload.',
    instead: 'Take a `ProgressBar`.',
  },
  UploadField: {
    when: 'For files that are sent when they are chosen and survive a reload.',
    not: 'Not where the server takes files with the form alone.',
    instead: 'Take a `FileField`.',
  },
  VideoField: {
    when: 'For one film as an answer.',
    not: 'Not for a link to a film elsewhere.',
    instead: 'Take a `UrlField`.',
  },
  VideoPlayer: {
    when: 'For a film that people watch on the page, with captions.',
    not: 'Not for decoration that plays by itself.',
    instead: 'Take a picture.',
  },
};
