import { shown } from '@/testing/properties/rich-text';

describe('a player or map is shown in place after the visitor’s choice', () => {
  test.each([
    ['www.youtube.com/embed/dQw4-9W?si=a', 'youtube-nocookie.com/embed/dQw4-9W?si=a'],
    ['www.youtube.com/watch?v=dQw4-9W', 'youtube-nocookie.com/embed/dQw4-9W'],
    ['youtu.be/dQw4-9W', 'youtube-nocookie.com/embed/dQw4-9W'],
    ['player.vimeo.com/video/76979871?h=82', 'player.vimeo.com/video/76979871?h=82'],
    ['vimeo.com/76979871', 'player.vimeo.com/video/76979871'],
    ['www.dailymotion.com/embed/video/x84', 'geo.dailymotion.com/player.html?video=x84'],
    ['geo.dailymotion.com/player.html?video=x84', 'geo.dailymotion.com/player.html?video=x84'],
    ['www.google.com/maps/embed?pb=!1m18', 'google.com/maps/embed?pb=!1m18'],
    ['www.openstreetmap.org/export/embed.html', 'openstreetmap.org/export/embed.html'],
  ])('%s', (written, address) => {
    for (const html of [
      `<iframe src="https://${written}"></iframe>`,
      `<oembed url="//${written}"></oembed>`,
    ]) {
      const [, link] =
        /<a href="https:\/\/(?:www\.)?([^"]+)"/.exec(shown(html).replaceAll('&quot;', '"')) ?? [];
      expect(link).toBe(address);
      expect(shown(html)).not.toContain(' src=');
    }
  });

  test('what stands there first names the host and what it learns', () => {
    expect(
      shown(
        '<iframe width="560" src="https://youtu.be/a" srcdoc="<b>" title="Film" onload="x()"></iframe>',
      ).replaceAll('&quot;', '"'),
    ).toBe(
      '<iframe srcdoc="<!doctype html><html lang="ar" dir="rtl" data-script="Arab">' +
        '<link rel="stylesheet" href="/assets/frame.css"><a href="https://www.youtube-nocookie.com/embed/a" referrerpolicy="strict-origin-when-cross-origin">' +
        '<bdi dir="ltr">www.youtube-nocookie.com</bdi><b>Voir la vidéo</b><small>Il apprend …</small></a></html>" title="Film" loading="lazy" ' +
        'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" allowfullscreen></iframe>',
    );
  });
});

describe('any other frame', () => {
  test.each([
    '<oembed>https://films.example/1</oembed>',
    '<figure class="media"><oembed url="https://films.example/1"></oembed></figure>',
    '<iframe src="https://films.example/1" srcdoc="<b>" onload="x()"></iframe>',
  ])('is a link to what it shows: %s', (html) => {
    expect(shown(html)).toContain(
      '<a href="https://films.example/1" target="_blank" rel="noopener" data-kind="link"><span><bdi dir="ltr">films.example</bdi></span></a>',
    );
  });

  test.each([
    'https://www.youtube.com.evil.example/embed/a',
    'https://www.google.com/search?pb=1',
    'https://www.youtube.com/@chaine',
  ])('is no player: %s', (address) => {
    expect(shown(`<iframe src="${address}"></iframe>`)).not.toContain('<iframe');
  });

  test('of a document of the API is a link to it, by its name', () => {
    expect(shown('<iframe src="/storage/rapport annuel.pdf" title="Bilan"></iframe>')).toContain(
      '<a href="/files/storage/rapport%20annuel.pdf" data-kind="link"><span><bdi data-title="">Bilan</bdi><bdi dir="ltr">rapport annuel.pdf</bdi>',
    );
  });

  test('is nothing in a link, without an address, or with one that runs', () => {
    expect(
      shown('<p>a<iframe src="javascript:alert(1)"></iframe><iframe></iframe></p><p>b</p>'),
    ).toBe('<p>a</p><p>b</p>');
    expect(shown('<a href="/x"><iframe src="https://youtu.be/a"></iframe>y</a>')).toBe(
      '<a href="/ar/x">y</a>',
    );
  });
});
