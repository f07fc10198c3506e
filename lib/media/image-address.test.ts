import {
  bodyImagePath,
  imagePath,
  imageView,
  mediaAddress,
  readMediaAddress,
  tintOf,
} from './image-address';

process.env['API_BASE_URL'] = 'https://api.cci.example.dz';
process.env['IMAGE_HOSTS'] = 'images.example.org, 10.0.0.5:8080';

const SMALL = 'data:image/png;base64,AAAA';

describe('where a picture is read from', () => {
  test.each([
    ['cci-oran.png', '/assets/entreprise/cci-oran.png'],
    ['2024/logo2.png', '/assets/entreprise/2024/logo2.png'],
    ['/2024/logo2.png', '/2024/logo2.png'],
    ['assets/entreprise/2024/logo2.png', '/assets/entreprise/2024/logo2.png'],
    ['storage/a b.png', '/storage/a%20b.png'],
    ['storage/a%20b.png', '/storage/a%20b.png'],
    ['storage/Statuts ; annexe.pdf', '/storage/Statuts%20%3B%20annexe.pdf'],
    ['storage/Qui sommes-nous ?.png', '/storage/Qui%20sommes-nous%20%3F.png'],
    ['storage/Où？.png', '/storage/O%C3%B9%EF%BC%9F.png'],
    ['storage/Rapport #1 à 50%.pdf', '/storage/Rapport%20%231%20%C3%A0%2050%25.pdf'],
    ['storage/%E9t%E9.png', '/storage/%25E9t%25E9.png'],
    ['storage/صورة.png', '/storage/%D8%B5%D9%88%D8%B1%D8%A9.png'],
    ['/storage/a.png?v=2', '/storage/a.png?v=2'],
    ['storage/guide.pdf#page=3', '/storage/guide.pdf'],
    ['storage//files/a.jpg', '/storage/files/a.jpg'],
    ['http://localhost:8000/storage/a.png', '/storage/a.png'],
    ['http://localhost/storage/Où ; ?.png', '/storage/O%C3%B9%20%3B%20%3F.png'],
    ['https://admin.cci.example.dz/storage/a.png', '/storage/a.png'],
    ['//www.example.dz/storage/a.png', '/storage/a.png'],
    ['https://Images.Example.org/a b.png?v=2', 'https://images.example.org/a%20b.png?v=2'],
    ['//images.example.org/a.png', 'https://images.example.org/a.png'],
    ['http://10.0.0.5:8080/a.png', 'http://10.0.0.5:8080/a.png'],
    [`/media/inline/${'a'.repeat(43)}`, `/inline/${'a'.repeat(43)}`],
    [SMALL, SMALL],
    ['https://elsewhere.example/storage/a.png?v=1', null],
    ['//elsewhere.example/storage/a.png', null],
    ['https://images.example.org:444/a.png', null],
    ['../../etc/passwd', null],
    ['storage/%2e%2e/a.png', null],
    ['storage\\..\\a.png', null],
    ['storage/a\u0001b.png', null],
    ['storage/a%0ab.png', null],
    ['/assets/entreprise/', null],
    ['', null],
    ['  ', null],
    ['https://old-host.example/', null],
    [SMALL + 'A'.repeat(2000), null],
    ['%'.repeat(5000), null],
    ['javascript:alert(1)', null],
    ['file:///C:/image001.png', null],
  ])('%.99j stands at %j', (value, path) => {
    expect(imagePath(value, '/assets/entreprise/')).toBe(path);
  });

  test('a body may write it relative to the editor’s own page', () => {
    expect(bodyImagePath('../../storage/a.png')).toBe('/storage/a.png');
  });
});

describe('a picture’s address on our own origin', () => {
  test('carries the picture’s own query, and comes back to the same path', () => {
    for (const file of ['/storage/a%20b.png?v=2&x=é', '/storage/a%3Fb%3B.png'])
      expect(readMediaAddress(new URL(mediaAddress(file, 320), 'https://site.example'))).toEqual({
        file,
        size: 320,
      });
  });

  test('is offered at the widths up to the largest', () => {
    const view = imageView('/storage/a.png', '7', 480);
    expect(view.srcSet.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual([
      '96w',
      '192w',
      '320w',
      '480w',
    ]);
    expect(view.src).toMatch(/^\/media\/storage\/a\.png\?s=[\w-]{12}&w=480$/);
    const wide = imageView('/storage/a.png', '7', 1280)
      .srcSet.split(', ')
      .map((candidate) => candidate.split(' ')[1]);
    // No width that is too small for every place it is shown.
    expect(wide).toEqual(['320w', '480w', '640w', '720w', '960w', '1280w']);
  });

  test('of a small `data:` picture is the picture', () => {
    expect(imageView(SMALL, '7')).toMatchObject({ src: SMALL, srcSet: '', isPlaceholder: false });
  });

  test('is the placeholder’s when there is no picture', () => {
    expect(imageView(null, '7')).toMatchObject({
      src: '/assets/placeholder.jpg',
      srcSet: '',
      isPlaceholder: true,
    });
  });
});

test.each([
  ['58', 4],
  ['6', 0],
  ['abc', tintOf('abc')],
])('the colour of « %s » is always %i', (seed, tint) => {
  expect(tintOf(seed)).toBe(tint);
  expect(tintOf(seed)).toBeLessThan(6);
});
