import { expect, it } from 'vitest';
import { UPLOAD_EXTENSIONS } from './upload-purposes';

/** The fields of @urzad/ui offer the same by default, which their stories hold against lists typed there. */
it('takes what the order lists for each purpose', () => {
  expect(UPLOAD_EXTENSIONS).toEqual({
    attachment: ['pdf', 'jpg', 'jpeg', 'png'],
    picture: ['jpg', 'jpeg', 'png', 'webp', 'gif'],
    audio: ['mp3', 'ogg', 'm4a', 'wav'],
    video: ['mp4', 'webm'],
    avatar: ['png', 'jpeg', 'webp', 'svg', 'jpg'],
    captions: ['vtt'],
    logo: ['png', 'jpeg', 'webp', 'svg', 'jpg'],
  });
});
