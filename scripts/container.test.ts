import { readFileSync } from 'node:fs';

test('a container starts the site as `npm start` does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  const file = readFileSync('deploy/Dockerfile', 'utf8');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(file)?.[1] ?? '[]') as string[];
  const variables = /^ENV (.*)$/m.exec(file)?.[1]?.split(' ') ?? [];
  const words = scripts.start.split(' ');
  expect(words.slice(words.indexOf('node'))).toEqual(command);
  const own = words.slice(0, words.indexOf('node')).filter((word) => word.includes('='));
  expect(own.length).toBeGreaterThan(2);
  expect(variables).toEqual(expect.arrayContaining(own));
});

test('a container runs as a user of few rights, and says how it is', () => {
  const file = readFileSync('deploy/Dockerfile', 'utf8');
  const last = file.slice(file.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
});
