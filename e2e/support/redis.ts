import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { listen } from '../../testing/loopback';

const START_TIMEOUT = 60_000;

/**
 * A real Redis server on loopback that keeps nothing on disk. Started again, it is empty and has
 * the same address.
 */
export class RedisServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'redis-'));
  #child: ChildProcess | undefined;
  #port = 0;

  /** `more` are further arguments of redis-server. */
  constructor(private readonly more: readonly string[] = []) {}

  get port(): number {
    return this.#port;
  }

  async start(): Promise<this> {
    const program = systemRedis();
    if (!program) throw new Error('There is no redis-server on this machine');
    this.#port ||= Number(await freePort());
    const child = spawn(
      program,
      [
        '--port',
        String(this.#port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        this.#folder,
        ...this.more,
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#child = child;
    const kill = (): boolean => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('redis-server did not start')),
        START_TIMEOUT,
      );
      child.once('exit', (code) => reject(new Error(`redis-server ended with code ${code}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        if (!chunk.toString().includes('Ready to accept connections')) return;
        clearTimeout(timer);
        resolve();
      });
    });
    return this;
  }

  /** Goes away as a crashed machine does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A cable to a port on loopback that can be cut. */
export class Cable {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(private readonly to: () => number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async plug(): Promise<this> {
    const server = createServer((near) => {
      const far = connect(this.to(), '127.0.0.1');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    this.#port = Number(new URL(await listen(server, this.#port)).port);
    this.#server = server;
    return this;
  }

  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
