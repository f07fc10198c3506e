import { siteAddress } from '@/lib/routes/site-address';
import { shown } from '@/testing/properties/rich-text';

describe('a link', () => {
  test.each([
    ['to a screen leads to it in the reader’s language', '/article/2', '/ar/article/2'],
    ['to a file of the API leads to ours', 'storage/a.pdf', '/files/storage/a.pdf'],
    [
      'elsewhere, its scheme in capitals and white space around it, is kept',
      ' HTTPS://x.example/a ',
      'https://x.example/a" rel="noopener noreferrer',
    ],
    ['by mail is kept', 'mailto:a@x.example', 'mailto:a@x.example" rel="noopener noreferrer'],
    [
      'to a screen on a developer’s machine leads to it',
      'http://localhost:3000/ar/article/12#a',
      '/ar/article/12#a',
    ],
    [
      'to a site at a public number is that',
      'http://41.111.136.20/contact',
      'http://41.111.136.20/contact" rel="noopener noreferrer',
    ],
    [
      'to a file of the API may have any percent sign',
      '/files/%E9t%E9/b.pdf',
      '/files/files/%25E9t%25E9/b.pdf',
    ],
  ])('%s', (_, address, href) => {
    expect(shown(`<a href="${address}" lang="fr" target="_blank">a</a>`)).toMatch(
      new RegExp(`^<a href="${href.split('"')[0]}" lang="fr"`),
    );
    expect(shown(`<a href="${address}">a</a>`)).toBe(`<a href="${href}">a</a>`);
  });

  test.each([
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    '#top',
    '',
  ])('%j is words', (address) => {
    expect(shown(`<p><a href="${address}">a</a></p>`)).toBe('<p>a</p>');
  });
});

test.each([
  [
    '/storage/gallery/1.jpg',
    /^<a href="\/media\/storage\/gallery\/1\.jpg\?s=[\w-]{12}&amp;w=1280"><span/,
  ],
  ['/files/storage/1.PNG', /^<a href="\/media\/storage\/1\.PNG\?s=/],
  ['/storage/guide.pdf', /^<a href="\/files\/storage\/guide\.pdf"><span/],
])('a picture that leads to %s', (address, expected) => {
  expect(shown(`<a href="${address}"><img src="/storage/thumb1.jpg"></a>`)).toMatch(expected);
  for (const caption of ['<figcaption>Foire</figcaption>', '<br>Agrandir', '\u200B'])
    expect(shown(`<a href="${address}"><img src="/storage/thumb1.jpg">${caption}</a>`)).toMatch(
      expected,
    );
  for (const icon of [
    '<img src="/storage/a.png"> Plan',
    '<img src="/storage/a.png" width="32" height="32"><span> Plan</span>',
  ])
    expect(shown(`<a href="${address}">${icon}</a>`)).toMatch(/^<a href="\/files\/storage\//);
});

describe('a picture', () => {
  test('comes from our origin, in the size its editor gave it or in its own', () => {
    expect(
      shown('<img src="/storage/a.png" width="10" height="20" alt="A" onerror="alert(1)">'),
    ).toMatch(
      /^<span data-picture="" class="tint-\d"><img src="\/media\/storage\/a\.png\?s=[\w-]{12}&amp;w=960" srcset="[^"]+ 960w" sizes="[^"]+" alt="A" width="10" height="20" loading="lazy"[^>]*data-fallback="\/assets\/placeholder\.jpg"><\/span>$/,
    );
    expect(shown('<img src="a.png" style="height:80.5px; width:120px">')).toMatch(
      / width="120" height="80"/,
    );
    expect(shown('<img src="a.png" style="width:320px">')).toMatch(/ width="320" height="180"/);
    expect(shown('<img src="a.png" width="24">')).toMatch(/ width="24" height="24"/);
    for (const size of ['style="max-width:120px; height:auto"', 'width="50%" height="20"', ''])
      expect(shown(`<img src="a.png" ${size}>`)).toMatch(
        /<img src="[^"]+&amp;w=960" alt="" data-reserved="" loading/,
      );
    expect(shown('<img src="javascript:alert(1)"><img><img src="data:text/html,x">')).toBe('');
  });

  test('is small in the lite version, with a link to the whole one unless it stands in a link', () => {
    const small =
      /^<span data-picture="" class="tint-\d" data-small=""><img src="\/media\/a\.png\?s=[\w-]{12}&amp;w=320" alt=""[^>]*><\/span>/;
    const html = shown('<img src="a.png" width="10" height="20">', { isLite: true });
    expect(html).toMatch(small);
    expect(html.replace(small, '')).toMatch(
      /^<a href="\/media\/a\.png\?s=[\w-]{12}&amp;w=960" data-whole="">Image entière<\/a>$/,
    );
    expect(shown('<a href="/x"><b><img src="a.png"></b></a>', { isLite: true })).not.toContain(
      'Image entière',
    );
  });
});

test.each(['📍', '🎉', '🇩🇿', '👩\u200D💻', '☎️', '1️⃣👍🏽'])('a picture of %s is that', (emoji) => {
  expect(
    shown(`<p>a <img class="emoji" alt="${emoji}" src="https://x.example/a.svg" width="16"> b</p>`),
  ).toBe(`<p>a ${emoji} b</p>`);
});

test.each(['', 'width="20px"', 'class="an1"', 'style="height:1.2em"', 'width="72" height="72"'])(
  'an emoji with %s, too',
  (attributes) => {
    expect(shown(`<p>a <img alt="📷" src="a.png" ${attributes}></p>`)).toBe('<p>a 📷</p>');
  },
);

test.each(['width="900" height="600"', 'class="wide" style="width:900px"', 'width="100%"'])(
  'a picture with %s is none',
  (attributes) => {
    expect(shown(`<img alt="📷" src="a.png" ${attributes}>`)).toContain('alt="📷"');
  },
);

test.each(['2026', '📍 Alger', '*', '©', '\u200D'])('a picture named %s is a picture', (alt) => {
  expect(shown(`<img class="emoji" alt="${alt}" src="a.png">`)).toContain(`alt="${alt}"`);
});

describe('a picture pasted into a body', () => {
  const HASH = 'a'.repeat(43);

  test('is shown from the address it was given when the body was read from the API', () => {
    expect(shown(`<p>a <img src="/media/inline/${HASH}" width="10" height="20"> b</p>`)).toContain(
      `<img src="/media/inline/${HASH}?s=`,
    );
  });

  test('is left out when it is still data, unless it is small', () => {
    expect(shown('<p>a<img src="data:image/svg+xml;base64,AAAA"></p>')).toContain(
      '<img src="data:image/svg+xml;base64,AAAA"',
    );
    expect(shown(`<p>a<img src="data:image/png;base64,${'A'.repeat(2000)}"></p>`)).toBe('<p>a</p>');
  });
});

test('a picture on another site is not fetched', () => {
  expect(shown('<img src="https://pictures.example.com/a.png?v=2" alt="Le port">')).toBe('');
});

test.each(['', 'https://api.example', 'http://localhost:8000', 'https://www.cci.example'])(
  'a file with signs in its name, at “%s”',
  (host) => {
    expect(shown(`<a href="${host}/storage/Rapport #2.pdf">a</a>`)).toContain(
      '"/files/storage/Rapport%20%232.pdf"',
    );
    expect(shown(`<a href="${host}/storage/TVA 19% é.pdf">a</a>`)).toContain(
      '"/files/storage/TVA%2019%25%20%C3%A9.pdf"',
    );
  },
);

test('a picture, film or poster copied from a page of the site is that of the API', () => {
  const copied = /src="([^"]+)"/.exec(shown('<img src="/storage/b.png?v=2" alt="">'))?.[1] ?? '';
  for (const address of [copied, `${siteAddress()}${copied}`])
    expect(shown(`<img src="${address}">`)).toContain(`src="${copied}"`);
  expect(shown(`<video poster="${copied}" src="/files/storage/a.mp4"></video>`)).toMatch(
    /poster="\/media\/storage\/b\.png\?s=.*<source src="\/files\/storage\/a\.mp4">/,
  );
});

describe('film and sound', () => {
  test('are played by the browser from our origin, under their name', () => {
    expect(
      shown(
        '<video controls autoplay onplay="x()" width="640" height="360" poster="storage/a.png"><source src="storage/Le port.mp4">x</video>',
      ),
    ).toMatch(
      /^<video controls preload="metadata" aria-label="Le port\.mp4" width="640" height="360" playsinline poster="\/media\/storage\/a\.png\?s=[^"]+"><source src="\/files\/storage\/Le%20port\.mp4"><\/video>$/,
    );
    expect(shown('<audio src="https://api.example/storage/a.mp3" title="Discours"></audio>')).toBe(
      '<audio controls preload="metadata" aria-label="Discours"><source src="/files/storage/a.mp3"></audio>',
    );
  });

  test('keep all their files and subtitles that are ours', () => {
    const film =
      '<video><source src="a.webm" type="video/webm"><source src="//films.example.com/a.mp4"><source src="a.mp4">' +
      '<track kind="captions" srclang="ar" label="العربية" default src="storage/a.vtt" onload="x()"><track src="//films.example.com/a.vtt"></video><track src="a.vtt">';
    expect(shown(film)).toMatch(
      /^<video controls [^>]*><source src="\/files\/a\.webm[^"]*"><source src="\/files\/a\.mp4[^"]*"><track src="\/files\/storage\/a\.vtt" kind="captions" srclang="ar" label="العربية" default><\/video>$/,
    );
  });

  test('are kept behind many pictures in several formats', () => {
    const picture =
      '<picture><source srcset="a.webp"><source srcset="a.avif"><img src="a.png"></picture>';
    expect(shown(`${picture.repeat(101)}<video><source src="/storage/a.mp4"></video>`)).toContain(
      '<source src="/files/storage/a.mp4">',
    );
  });

  test('that lie elsewhere are links with their name', () => {
    expect(
      shown(
        '<video src="https://films.example.com/le-port.mp4"></video><audio src="//films.example.com/a.mp3" title="Discours"></audio>',
      ),
    ).toBe(
      '<span data-embed=""><a href="https://films.example.com/le-port.mp4" rel="noopener noreferrer" data-kind="video"><span><bdi data-title="">le-port.mp4</bdi>Voir sur films.example.com</span></a></span>' +
        '<span data-embed=""><a href="https://films.example.com/a.mp3" rel="noopener noreferrer" data-kind="link"><span><bdi data-title="">Discours</bdi><bdi dir="ltr">films.example.com</bdi></span></a></span>',
    );
  });

  test('without an address that may be asked for are left out, as are their parts elsewhere', () => {
    expect(
      shown(
        '<p>a<video><source onerror="x()"></video><audio src="javascript:x()"></audio><source src="a.mp4"></p>',
      ),
    ).toBe('<p>a</p>');
  });
});

describe('a frame', () => {
  test('becomes a link to what it would have shown', () => {
    expect(
      shown(
        '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" srcdoc="<b>" onload="x()" title="Film"></iframe>',
      ),
    ).toBe(
      '<span data-embed=""><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer" data-kind="video"><span><bdi data-title="">Film</bdi>Voir sur YouTube</span></a></span>',
    );
    expect(shown('<figure><oembed url="https://x.example/a"></oembed></figure>')).toContain(
      'data-kind="link"><span><bdi dir="ltr">x.example</bdi>',
    );
    expect(shown('<p>a<iframe src="javascript:alert(1)"></iframe></p>')).toBe('<p>a</p>');
  });

  test.each([
    '/storage/rapport annuel.pdf',
    '/pdfjs/web/viewer.html?file=/storage/rapport%20annuel.pdf#page=2',
    '/viewer.html?file=..%2Fstorage%2Frapport%20annuel.pdf',
    'https://docs.google.com/gview?url=https://api.example/storage/rapport%20annuel.pdf&embedded=true',
  ])('of a document of the API is a link to it, by its name: %s', (address) => {
    expect(shown(`<iframe src="${address}"></iframe>`)).toMatch(
      /<a href="\/files\/storage\/rapport%20annuel\.pdf"[^>]*data-kind="link"><span><bdi dir="ltr">rapport annuel\.pdf<\/bdi>/,
    );
  });

  test.each([
    ['https://x.example/viewer.html?file=/JO/F2024001.pdf', 'x.example'],
    ['https://x.example/?url=/files/a%25E9.pdf', 'x.example'],
    ['https://api.example/viewer.html?file=/storage/a.pdf', 'a.pdf'],
    ['http://localhost/pdfjs/web/viewer.html?file=/storage/a.pdf', 'a.pdf'],
  ])('of a viewer names the document of its own site: %s', (address, name) => {
    expect(shown(`<iframe src="${address}"></iframe>`)).toContain(`<bdi dir="ltr">${name}</bdi>`);
  });

  test('of OpenStreetMap is one, asked for when it is in view; a link alone in the lite version', () => {
    const map =
      '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=3,36,4,37"></iframe>';
    expect(shown(map)).toMatch(
      /<iframe title="Plan" sandbox="[^"]+" [^>]*data-src="https:\/\/www\.openstreetmap\.org\/[^>]*><\/iframe><a /,
    );
    expect(shown(map)).toContain('data-kind="map"><span>Ouvrir le plan');
    expect(shown(map)).not.toContain('noscript');
    expect(shown(map, { isLite: true })).not.toContain('iframe');
  });
});
