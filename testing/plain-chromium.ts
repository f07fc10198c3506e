import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { BROWSER_ARGS } from '@/scripts/lib/browser.mjs';

const CHROMIUM = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}
interface Target {
  targetId: string;
  type: string;
  subtype?: string;
}

/**
 * A Chromium as visitors have it, with one tab: Playwright's neither prerenders pages nor keeps
 * them for going back, and cannot be told to.
 */
export interface PlainChromium {
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page that is shown; undefined while there is none. */
  evaluate: (expression: string) => Promise<unknown>;
  until: (expression: string) => Promise<void>;
  /**
   * Moves the pointer to the middle of the first element of a selector that is shown, which it
   * scrolls to.
   */
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

export const hasPlainChromium = CHROMIUM !== undefined;

/** The headless shell prerenders too, and keeps no pages. */
export async function openPlainChromium(
  executable = CHROMIUM,
  switches: readonly string[] = [],
): Promise<PlainChromium> {
  if (executable === undefined) throw new Error('There is no Chromium but the headless shell');
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const args = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1280,900',
    '--lang=fr-FR',
    '--accept-lang=fr-FR',
    '--no-first-run',
  ];
  const child = spawn(executable, [...BROWSER_ARGS, ...args, ...switches, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(await addressIn(child.stderr));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  // The answer to its last command may be lost with it.
  socket.addEventListener('close', () => {
    for (const end of waiting.values()) end({ error: { message: 'Chromium has ended' } });
  });
  let last = 0;
  const send = async (
    method: string,
    params = {},
    sessionId?: string,
  ): Promise<Record<string, unknown>> => {
    if (socket.readyState !== WebSocket.OPEN) throw new Error(`${method}: Chromium has ended`);
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  /**
   * The page that is shown is another one after each step: a prerendered one takes the place of the
   * one before.
   */
  const inPage = async (method: string, params: object): Promise<Record<string, unknown>> => {
    const { targetInfos } = (await send('Target.getTargets')) as { targetInfos: Target[] };
    const shown = targetInfos.find(({ type, subtype }) => type === 'page' && !subtype);
    const { sessionId } = await send('Target.attachToTarget', {
      targetId: shown?.targetId,
      flatten: true,
    });
    const result = await send(method, params, String(sessionId));
    await send('Target.detachFromTarget', { sessionId });
    return result;
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    const evaluated = await inPage('Runtime.evaluate', { expression, returnByValue: true }).catch(
      () => undefined,
    );
    return (evaluated as { result?: { value?: unknown } } | undefined)?.result?.value;
  };
  const until = async (expression: string): Promise<void> => {
    for (let tries = 0; (await evaluate(expression)) !== true; tries += 1) {
      if (tries > 600) throw new Error(`Never: ${expression}`);
      await wait(50);
    }
  };
  const mouse = (type: string, at: object): Promise<unknown> =>
    inPage('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...at });
  const moveTo = async (selector: string): Promise<object> => {
    const element = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility() && each.getClientRects().length)`;
    await until(`!!${element}`);
    await evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await wait(100);
    const at = (await evaluate(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${element}.getBoundingClientRect())`,
    )) as object;
    await inPage('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    return at;
  };
  return {
    evaluate,
    until,
    goto: async (url) => {
      await inPage('Page.navigate', { url });
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
    },
    hover: async (selector) => void (await moveTo(selector)),
    click: async (selector) => {
      const at = await moveTo(selector);
      await mouse('mousePressed', at);
      await mouse('mouseReleased', at).catch(() => undefined);
    },
    type: async (text) => void (await inPage('Input.insertText', { text })),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressIn(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      stderr.resume();
      return address;
    }
  }
  throw new Error('Chromium did not start');
}
