import { shown } from '@/testing/properties/rich-text';

describe('a picture', () => {
  test('comes from our origin, in the size its editor gave it or in its own', () => {
    expect(
      shown('<img src="/storage/a.png" width="10" height="20" alt="A" onerror="alert(1)">'),
    ).toMatch(
      /^<span data-picture="" class="tint-\d"><img src="\/media\/storage\/a\.png\?s=[\w-]{12}&amp;w=960" srcset="[^"]+ 960w" sizes="[^"]+" alt="A" width="10" height="20" loading="lazy"[^>]*data-fallback="\/assets\/placeholder\.jpg"><\/span>$/,
    );
    expect(shown('<img src="a.png" style="width:320px">')).toMatch(/ width="320" height="180"/);
    expect(shown('<img src="a.png" width="24">')).toMatch(/ width="24" height="24"/);
    expect(shown('<img src="a.png" width="50%" height="20">')).toMatch(/ alt="" data-reserved=""/);
    expect(shown('<img src="javascript:alert(1)"><img><img src="data:text/html,x">')).toBe('');
  });

  test('pasted into a body is shown from the address it was given when the body was read', () => {
    const address = `/media/inline/${'a'.repeat(43)}`;
    expect(shown(`<img src="${address}" width="10" height="20">`)).toContain(
      `<img src="${address}?s=`,
    );
    const data = 'data:image/png;base64,';
    expect(shown(`<p>a<img src="${data}AAAA"></p>`)).toContain(`src="${data}AAAA"`);
    expect(shown(`<p>a<img src="${data}${'A'.repeat(2000)}"></p>`)).toBe('<p>a</p>');
  });

  test('beyond three hundred is left out, and nothing else is', () => {
    const html = shown(`${'<img src=/a.png>'.repeat(310)}<h2>fin</h2>`);
    expect(html.match(/<img/g)).toHaveLength(300);
    expect(html).toContain('<h2>fin</h2>');
  });
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
    expect(
      shown('<audio src="https://api.example:8080/storage/a.mp3" title="Discours"></audio>'),
    ).toBe(
      '<audio controls preload="metadata" aria-label="Discours"><source src="/files/storage/a.mp3"></audio>',
    );
  });

  test('keep all their files and subtitles that are ours', () => {
    const film =
      '<video><source src="a.webm" type="video/webm"><source src="//films.example.com/a.mp4"><source src="a.mp4">' +
      '<track kind="captions" srclang="ar" label="العربية" default src="storage/a.vtt" onload="x()"><track src="//films.example.com/a.vtt"></video><track src="a.vtt">';
    expect(shown(film)).toMatch(
      /^<video controls [^>]*><source src="\/files\/a\.webm[^"]*"><source src="\/files\/a\.mp4[^"]*"><track kind="captions" srclang="ar" label="العربية" default src="\/files\/storage\/a\.vtt"><\/video>$/,
    );
  });

  test('that lie elsewhere are links with their name', () => {
    expect(shown('<video src="https://films.example.com/le-port.mp4"></video>')).toBe(
      '<span data-embed=""><a href="https://films.example.com/le-port.mp4" target="_blank" rel="noopener" data-kind="link"><span><bdi data-title="">le-port.mp4</bdi><bdi dir="ltr">films.example.com</bdi></span></a></span>',
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
