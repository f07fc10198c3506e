import { withoutCredentials } from './env';

test.each([
  ['https://user:pass-word@api.example.org/base', 'https://api.example.org/base'],
  ['https://user@api.example.org', 'https://api.example.org'],
  ['https://us%40er:p@ss@api.example.org:8080/a?b=@c', 'https://api.example.org:8080/a?b=@c'],
  ['rediss://:secret@redis.example.org:6380/1', 'rediss://redis.example.org:6380/1'],
  ['https://api.example.org/@name', 'https://api.example.org/@name'],
  ['https://api.example.org?mail=a@b.example', 'https://api.example.org?mail=a@b.example'],
  ['embedded', 'embedded'],
])('%s is shown as %s', (address, shown) => {
  expect(withoutCredentials(address)).toBe(shown);
});
