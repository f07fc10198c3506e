import { richText } from './pipeline';
import { shown } from './rich-text.test-support';

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
  ])('%s', (_, address, href) => {
    expect(shown(`<a href="${address}" lang="fr" target="_blank">a</a>`)).toMatch(new RegExp(`^<a href="${href.split('"')[0]}" lang="fr"`));
    expect(shown(`<a href="${address}">a</a>`)).toBe(`<a href="${href}">a</a>`);
  });

  test.each(['javascript:alert(1)', 'JaVa\tScRiPt:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,x', '#top', ''])(
    '%j is words',
    (address) => {
      expect(shown(`<p><a href="${address}">a</a></p>`)).toBe('<p>a</p>');
    },
  );
});

describe('a picture', () => {
  test('comes from our origin, in the size its editor gave it or in a slot of a fixed one', () => {
    expect(shown('<img src="https://api.example/storage/a.png" width="10" height="20" alt="A" onerror="alert(1)">')).toMatch(
      /^<span data-picture="sized" class="tint-\d"><img src="\/media\/storage\/a\.png\?w=960" srcset="[^"]+ 960w" sizes="[^"]+" alt="A" width="10" height="20" loading="lazy"[^>]*data-fallback="\/assets\/placeholder\.jpg"><\/span>$/,
    );
    expect(shown('<img src="a.png" width="50%" height="20">')).toMatch(/data-picture="unsized".* alt="" width="960" height="540"/);
    expect(shown('<img src="javascript:alert(1)"><img><img src="data:text/html,x">')).toBe('');
  });

  test('is small in the lite version, with a link to the whole one unless it stands in a link', () => {
    const small = /^<span data-picture="sized" class="tint-\d" data-small=""><img src="\/media\/a\.png\?w=320" alt=""[^>]*><\/span>/;
    const html = shown('<img src="a.png" width="10" height="20">', { isLite: true });
    expect(html).toMatch(small);
    expect(html.replace(small, '')).toBe('<a href="/media/a.png?w=960" data-whole="">Image entière</a>');
    expect(shown('<a href="/x"><b><img src="a.png"></b></a>', { isLite: true })).not.toContain('Image entière');
  });
});

describe('a picture pasted into a body', () => {
  const png = Buffer.from('\u0089PNG of some bytes', 'latin1');
  const pasted = `data:image/PNG;base64,${png.toString('base64')}`;
  const options = { locale: 'fr', under: 1, hasContents: false, isLite: false, own: { site: 'https://x.example', api: undefined } } as const;
  const labels = { table: '', map: '', openMap: '', video: '', wholePicture: '' };

  /** The HTML of a body, and what was taken out of it. */
  function taken(body: string): { html: string; store: Map<string, { bytes: Buffer; type: string }> } {
    const store = new Map<string, { bytes: Buffer; type: string }>();
    const { html } = richText(body, { ...options, labels }, (bytes, type) => {
      if (type === 'image/svg+xml') return undefined;
      const address = `/media/inline/${bytes.length}`;
      store.set(address, { bytes, type });
      return address;
    });
    return { html, store };
  }

  test('is handed over with its bytes and type, and shown from the address it was given', () => {
    const { html, store } = taken(`<p>a <img src="${pasted}" width="10" height="20"> b</p>`);
    expect([...store]).toEqual([[`/media/inline/${png.length}`, { bytes: png, type: 'image/png' }]]);
    expect(html).toContain(`<img src="/media/inline/${png.length}" alt="" width="10" height="20"`);
    expect(html).not.toContain('data:');
  });

  test('is left out when it has no address, nobody takes it, or what names it is no picture', () => {
    expect(taken('<p>a<img src="data:image/svg+xml;base64,AAAA"></p>').html).toBe('<p>a</p>');
    expect(shown(`<p>a<img src="${pasted}"></p>`)).toBe('<p>a</p>');
    const { html, store } = taken(`<p><a href="${pasted}">a</a><iframe src="${pasted}"></iframe>${pasted.slice(0, 30)}<img src="data:,7"></p>`);
    expect(html).toMatch(/^<p>adata:,\d<\/p>$/);
    expect(store.size).toBe(0);
  });

  test('is handed over once in a body of eight megabytes', () => {
    const bytes = Buffer.alloc(6_000_000, 7);
    const { html, store } = taken(`<p>a</p><img src="data:image/jpeg;base64,${bytes.toString('base64')}"><p>b</p>`);
    expect(store.get('/media/inline/6000000')?.bytes.equals(bytes)).toBe(true);
    expect(html.length).toBeLessThan(600);
  });
});

describe('a frame', () => {
  test('becomes a link to what it would have shown', () => {
    expect(shown('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" srcdoc="<b>" onload="x()" title="Film"></iframe>')).toBe(
      '<span data-embed=""><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer" data-kind="video"><span><bdi data-title="">Film</bdi>Voir sur YouTube</span></a></span>',
    );
    expect(shown('<figure><oembed url="https://x.example/a"></oembed></figure>')).toContain('data-kind="link"><span><bdi dir="ltr">x.example</bdi>');
    expect(shown('<p>a<iframe src="javascript:alert(1)"></iframe></p>')).toBe('<p>a</p>');
  });

  test('of OpenStreetMap is one, asked for when it is in view; a link alone in the lite version', () => {
    const map = '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=3,36,4,37"></iframe>';
    expect(shown(map)).toMatch(
      /<iframe title="Plan" sandbox="[^"]+" [^>]*data-src="https:\/\/www\.openstreetmap\.org\/[^>]*><\/iframe><noscript><iframe/,
    );
    expect(shown(map)).toContain('data-kind="map"><span>Ouvrir le plan');
    expect(shown(map, { isLite: true })).not.toContain('iframe');
  });
});
