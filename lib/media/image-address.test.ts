import {
  imagePath,
  imageView,
  IMAGE_WIDTHS,
  mediaAddress,
  smallImage,
  withStandIn,
} from './image-address';
import { remotePath } from './remote-file';
import { tintOf } from './tint';

process.env['API_BASE_URL'] = 'https://api.cci.example.dz';
process.env['IMAGE_HOSTS'] = 'images.example.org, 10.0.0.5:8080';

describe('where a picture is read from', () => {
  test.each([
    ['cci-oran.png', '/assets/entreprise/cci-oran.png'],
    ['2024/logo2.png', '/assets/entreprise/2024/logo2.png'],
    ['/2024/logo2.png', '/2024/logo2.png'],
    ['assets/entreprise/2024/logo2.png', '/assets/entreprise/2024/logo2.png'],
    ['storage/a b.png', '/storage/a%20b.png'],
    ['/storage/a.png?v=2', '/storage/a.png?v=2'],
    ['storage\\a.png', '/storage/a.png'],
    ['storage/Rapport #1 à 50%.pdf', '/storage/Rapport%20%231%20%C3%A0%2050%25.pdf'],
    ['storage/a%20b.png', '/storage/a%20b.png'],
    ['storage/guide.pdf#page=3', '/storage/guide.pdf'],
    ['http://localhost:8000/storage/a.png', '/storage/a.png'],
    ['https://admin.cci.example.dz/storage/a.png', '/storage/a.png'],
    ['//www.example.dz/storage/a.png', '/storage/a.png'],
    ['https://elsewhere.example/storage/a.png?v=1', 'https://elsewhere.example/storage/a.png?v=1'],
    ['//elsewhere.example/storage/a.png', 'https://elsewhere.example/storage/a.png'],
    ['https://Images.Example.org/a b.png?v=2', 'https://images.example.org/a%20b.png?v=2'],
    ['//images.example.org/a.png', 'https://images.example.org/a.png'],
    ['http://10.0.0.5:8080/a.png', 'http://10.0.0.5:8080/a.png'],
    ['https://images.example.org:444/a.png', 'https://images.example.org:444/a.png'],
    [`/media/inline/${'a'.repeat(43)}`, `/inline/${'a'.repeat(43)}`],
    ['../../etc/passwd', '/etc/passwd'],
    ['http://localhost//storage/articles/a.jpg', '/storage/articles/a.jpg'],
    ['storage//files/a.jpg', '/storage/files/a.jpg'],
    ['//storage/a.png', '/storage/a.png'],
    ['/assets/entreprise/', null],
    ['http://localhost/assets/entreprise', null],
    ['http://localhost/storage', null],
    ['/storage/', null],
    ['/picture/?id=3', '/picture/?id=3'],
    ['', null],
    ['  ', null],
    ['null', null],
    ['https://old-host.example/', null],
    ['data:image/png;base64,AAAA', null],
    ['javascript:alert(1)', null],
  ])('%j stands at %j', (value, path) => {
    expect(imagePath(value, '/assets/entreprise/')).toBe(path);
  });
});

describe('a picture’s address on our own origin', () => {
  test('is small in the lite version, and never larger than the picture’s largest', () => {
    expect(smallImage(imageView('/storage/a.png', '7'))).toMatchObject({
      src: withStandIn(mediaAddress('/storage/a.png', 320)),
      srcSet: '',
    });
    expect(smallImage(imageView('/storage/a.png', '7', 192)).src).toBe(
      withStandIn(mediaAddress('/storage/a.png', 192)),
    );
  });

  test('carries the picture’s own query, and comes back to the same path', () => {
    const address = new URL(
      mediaAddress('/storage/a%20b.png?v=2&x=é', 320),
      'https://site.example',
    );
    expect(address.searchParams.get('q')).toBe('v=2&x=é');
    expect(address.searchParams.get('w')).toBe('320');
    expect(remotePath(address.pathname, '/media')).toBe('/storage/a%20b.png');
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

  test('is the placeholder’s when there is no picture', () => {
    expect(imageView(null, '7')).toMatchObject({
      src: '/assets/placeholder.jpg',
      srcSet: '',
      isPlaceholder: true,
    });
    expect(IMAGE_WIDTHS).toContain(960);
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
