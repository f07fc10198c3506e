import { embedOf } from './frame-address';

describe('an embedded frame', () => {
  test('of OpenStreetMap is a map, its address built anew from its figures', () => {
    expect(
      embedOf(
        'https://www.openstreetmap.org/export/embed.html?bbox=3.0%2C36.7%2C3.1%2C36.8&layer=evil"&marker=36.75%2C3.05&x=1',
      ),
    ).toEqual({
      kind: 'map',
      frame:
        'https://www.openstreetmap.org/export/embed.html?bbox=3%2C36.7%2C3.1%2C36.8&layer=mapnik&marker=36.75%2C3.05',
      page: 'https://www.openstreetmap.org/?mlat=36.75&mlon=3.05#map=15/36.75/3.05',
    });
  });

  test.each([
    [
      '//www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
      'YouTube',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    [
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'YouTube',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    [
      'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
      'YouTube',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['https://youtu.be/dQw4w9WgXcQ', 'YouTube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?start=90&list=x',
      'YouTube',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s',
    ],
    [
      'https://www.youtube.com/embed/videoseries?si=x&list=PLx0sYbCqOb8TBPRd',
      'YouTube',
      'https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRd',
    ],
    [
      'https://www.youtube.com/embed/live_stream?channel=UC4R8DWoMoI7CAwX8_LjQHig',
      'YouTube',
      'https://www.youtube.com/channel/UC4R8DWoMoI7CAwX8_LjQHig/live',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0',
      'Vimeo',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    ['https://player.vimeo.com/video/123456?h=1', 'Vimeo', 'https://vimeo.com/123456'],
    [
      'https://www.youtube.com/shorts/dQw4w9WgXcQ&rel=0',
      'YouTube',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['https://vimeo.com/123456', 'Vimeo', 'https://vimeo.com/123456'],
    [
      'https://www.dailymotion.com/embed/video/x7tgad0',
      'Dailymotion',
      'https://www.dailymotion.com/video/x7tgad0',
    ],
    [
      'https://www.dailymotion.com/video/x7tgad0_a-title',
      'Dailymotion',
      'https://www.dailymotion.com/video/x7tgad0',
    ],
    [
      'https://geo.dailymotion.com/player/x1a2b.html?mute=1&video=x7tgad0',
      'Dailymotion',
      'https://www.dailymotion.com/video/x7tgad0',
    ],
  ])('%s is a link to the video on %s', (address, site, page) => {
    expect(embedOf(address)).toEqual({ kind: 'video', site, page });
  });

  test.each([
    [
      'https://www.google.com/maps/embed?pb=!1m18!2d3.0587561!3d36.7537681!4m2',
      'https://www.google.com/maps/search/?api=1&query=36.7537681%2C3.0587561',
    ],
    [
      'https://maps.google.com/maps?q=CACI+Alger&output=embed',
      'https://www.google.com/maps/search/?api=1&query=CACI+Alger',
    ],
  ])('%s is a link to the place', (address, page) => {
    expect(embedOf(address)).toEqual({ kind: 'place', page });
  });

  test.each([
    'https://evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/playlist?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/videoseries',
    `https://www.youtube.com/watch?${'&v'.repeat(200)}`,
    'https://www.youtube.com/embed/an-id-that-is-too-long-for-one',
    'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://www.openstreetmap.org/login',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3',
    'https://www.openstreetmap.org.evil.example/export/embed.html?bbox=3,36,4,37',
    'https://evil.example/?https://www.google.com/maps',
  ])('%s is a plain link', (address) => {
    expect(embedOf(address)).toEqual({
      kind: 'link',
      host: new URL(address).hostname,
      page: address,
    });
  });

  test.each([
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/article/1',
    'https://',
    'https://a:b@www.youtube.com/embed/dQw4w9WgXcQ',
    'about:blank',
  ])('%j is nothing', (address) => {
    expect(embedOf(address)).toBeNull();
  });
});
