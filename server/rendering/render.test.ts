import { jest } from '@jest/globals';
import { openVisit } from '@/lib/visit';
import { render, type NextHandler } from './render';

const visit = openVisit({ isLight: false });

afterEach(() => jest.useRealTimers());

it('collects what the framework answers, whole', async () => {
  const handle: NextHandler = async (request, response) => {
    response.setHeader('content-type', 'text/plain');
    response.write(`asked for ${request.url ?? ''} `);
    response.end('and answered');
  };
  const { status, headers, body } = await render({ handle, dev: false }, { url: '/contact', headers: {} }, visit);
  expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/plain', 'asked for /contact and answered']);
});

it('gives up what the framework does not finish, so that its place in the cache is free again', async () => {
  jest.useFakeTimers();
  const handle: NextHandler = async (_, response) => void response.write('a beginning');
  const failed = expect(render({ handle, dev: false }, { url: '/', headers: {} }, visit)).rejects.toThrow(
    'No whole answer from the framework within 20000 ms',
  );
  await jest.advanceTimersByTimeAsync(20_000);
  await failed;
});

it('fails at once when the framework breaks an answer off, as it does without a word when what it was rendering fails', async () => {
  const handle: NextHandler = async (_, response) => {
    response.write('a beginning');
    response.destroy(new Error('half way'));
  };
  await expect(render({ handle, dev: false }, { url: '/', headers: {} }, visit)).rejects.toThrow('The framework broke an answer off');
});

it('leaves no timer behind', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  await render({ handle: async (_, response) => void response.end('done'), dev: false }, { url: '/', headers: {} }, visit);
  expect(jest.getTimerCount()).toBe(0);
});
