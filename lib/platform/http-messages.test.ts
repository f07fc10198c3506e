import { matchesEntityTag } from './http-messages';

test.each(['"a"', 'W/"a"', '"x", "a"', '*', ' * '])(
  'a response with the tag "a" is held by a client that names %s',
  (header) => {
    expect(matchesEntityTag(header, '"a"')).toBe(true);
  },
);

test.each([undefined, null, '', 'a', '"b"', '"*"'])('it is not by one that names %s', (header) => {
  expect(matchesEntityTag(header, '"a"')).toBe(false);
});
