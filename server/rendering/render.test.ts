import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

it('leaves no page with the framework, which holds its response longer than the page is needed', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let held: ServerResponse | undefined;
  const handle: NextHandler = async (_, response) => {
    held = response;
    response.write(Buffer.alloc(100_000));
    response.end();
  };
  const page = new WeakRef((await render({ handle, dev: false }, { url: '/', headers: {} }, visit)).body.buffer);
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
  expect(page.deref()).toBeUndefined();
  expect(held?.statusCode).toBe(200);
});
