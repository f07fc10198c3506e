/** Does the same work once for all requests while it runs, and for a while after it began. What failed is done again. */
export class RequestCollapsing<T> {
  readonly #running = new Map<string, Promise<T>>();

  constructor(private readonly milliseconds: number) {}

  get(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#running.get(key);
    if (known) return known;
    const startedAt = Date.now();
    const remove = (): boolean => this.#running.delete(key);
    const started = work();
    this.#running.set(key, started);
    started.then(() => setTimeout(remove, Math.max(0, startedAt + this.milliseconds - Date.now())).unref(), remove);
    return started;
  }
}
