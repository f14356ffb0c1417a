import { describe, expect, it } from 'vitest';
import { videoLinkOf } from './video-link';

const ID = 'aqz-KE-bpKQ';

describe('videoLinkOf', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=PL1&v=${ID}`,
    `http://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
  ])('embeds %s from the host without cookies', (address) => {
    expect(videoLinkOf(address)).toEqual({
      type: 'youtube',
      source: `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
      page: `https://www.youtube.com/watch?v=${ID}`,
    });
  });

  it.each([
    ['90', 90],
    ['90s', 90],
    ['1m30s', 90],
    ['1h2m3s', 3723],
  ])('begins a film of t=%s after %i seconds', (start, seconds) => {
    expect(videoLinkOf(`https://youtu.be/${ID}?t=${start}`).source).toMatch(
      new RegExp(`rel=0&start=${seconds}$`),
    );
  });

  it.each(['playlist', 'embed/videoseries'])('embeds a list of films: %s', (path) => {
    expect(videoLinkOf(`https://www.youtube.com/${path}?list=PLbpi6ZahtOH6&si=abc`)).toEqual({
      type: 'youtube',
      source: 'https://www.youtube-nocookie.com/embed/videoseries?list=PLbpi6ZahtOH6&rel=0',
      page: 'https://www.youtube.com/playlist?list=PLbpi6ZahtOH6',
    });
  });

  it('does not put a beginning that is no time into the address', () => {
    expect(videoLinkOf(`https://youtu.be/${ID}?t=1%26autoplay%3D1`).source).toMatch(/rel=0$/);
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871?dnt=1'],
    ['https://www.vimeo.com/76979871/', '76979871?dnt=1'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871?dnt=1'],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', '76979871?dnt=1'],
    ['https://player.vimeo.com/video/76979871', '76979871?dnt=1'],
    ['https://vimeo.com/76979871/8272103f6e', '76979871?dnt=1&h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871?dnt=1&h=8272103f6e'],
  ])('embeds %s', (address, end) => {
    expect(videoLinkOf(address)).toMatchObject({
      type: 'vimeo',
      source: `https://player.vimeo.com/video/${end}`,
    });
  });

  it.each([
    'https://soundcloud.com/urzad/nabor-2027?si=abc#t=1',
    'https://m.soundcloud.com/urzad/nabor-2027',
  ])('embeds %s without what is behind its path', (address) => {
    expect(videoLinkOf(address)).toEqual({
      type: 'soundcloud',
      source: 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Furzad%2Fnabor-2027',
      page: 'https://soundcloud.com/urzad/nabor-2027',
    });
  });

  it('has no player for a short link, but its page', () => {
    expect(videoLinkOf('https://on.soundcloud.com/Ab3dE5fGh7?si=abc')).toEqual({
      type: 'soundcloud',
      page: 'https://on.soundcloud.com/Ab3dE5fGh7',
    });
  });

  it.each([
    '/api/uploads/film.mp4',
    'film.mp4',
    'blob:https://urzad.example/1',
    'data:video/mp4;base64,AAAA',
    'https://cdn.example/film.mp4',
    // Names that only look like those of the services.
    `https://youtube.com.example/watch?v=${ID}`,
    `https://example.com/youtube.com/watch?v=${ID}`,
    `https://user:youtube.com@example.com/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    'https://player.vimeo.com.example/video/1',
    // A service, but no film of it.
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/feed/subscriptions',
    'https://www.youtube.com/playlist?list=a%26autoplay%3D1',
    'https://www.youtube.com/embed/videoseries',
    'https://vimeo.com/about',
    'https://soundcloud.com/discover',
    'https://on.soundcloud.com/',
    'https://on.soundcloud.com.example/Ab3dE5fGh7',
  ])('plays %s as a file', (address) => {
    expect(videoLinkOf(address)).toEqual({ type: 'url', source: address });
  });

  it.each([
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    ' java\nscript:alert(1)',
    'JavaScript:alert(1)',
    'vbscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `ftp://youtube.com/watch?v=${ID}`,
    'file:///etc/passwd',
  ])('has no source for %j', (address) => {
    expect(videoLinkOf(address)).toEqual({ type: 'url' });
  });
});
