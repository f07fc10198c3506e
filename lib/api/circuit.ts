/** Why a call got no answer: no connection could be made, or one was made and nothing came back. */
export type Silence = 'unreachable' | 'silent';

/** Failures in a row, without any answer between them, that open the circuit. */
const FAILURES = 3;
/** Silence of one call alone is that call's fault: the host has to leave this many different ones without answer. */
const DIFFERENT_CALLS = 2;
/** While the circuit is open, a call goes out this often to see whether the host is back. */
const TRIAL_EVERY = 500;
/** How long a call waits for a trial's verdict before it fails: a little longer than until the next trial. */
const PATIENCE = 750;

interface Waiting {
  since: number;
  /** Lets the call out, or tells it that it will not go. */
  decide: (verdict: 'go' | 'stay') => void;
}

/**
 * Circuit breaker of one host. It opens when the host does not answer at all; whatever the host answers, a 500 included, closes it.
 * While it is open one call every half second goes out as a trial, also while earlier trials still hang; the others wait for a
 * verdict, so that the first page after an outage is whole, and fail when none comes soon.
 */
export class Circuit {
  #isOpen = false;
  #failures = 0;
  readonly #silentCalls = new Set<string>();
  #lastTrial = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting = new Set<Waiting>();

  constructor(private readonly onChange: (isOpen: boolean) => void) {}

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Resolves with true when a call may go out, with false when the host is down as far as anybody knows. */
  async admit(): Promise<boolean> {
    if (!this.#isOpen || this.#beginTrial()) return true;
    this.#timer ??= setTimeout(() => this.#letOneOut(), this.#lastTrial + TRIAL_EVERY - Date.now());
    return new Promise((resolve) => {
      const waiting: Waiting = {
        since: Date.now(),
        decide: (verdict) => {
          clearTimeout(patience);
          this.#waiting.delete(waiting);
          resolve(verdict === 'go');
        },
      };
      const patience = setTimeout(() => waiting.decide('stay'), PATIENCE);
      this.#waiting.add(waiting);
    });
  }

  /** The host answered, whatever it said. */
  answered(): void {
    this.#failures = 0;
    this.#silentCalls.clear();
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.onChange(false);
    for (const waiting of this.#waiting) waiting.decide('go');
  }

  /** A call that went out at `startedAt` got no answer. */
  unanswered(call: string, silence: Silence, startedAt: number): void {
    if (this.#isOpen) {
      // What waited before that call went out has seen its trial fail.
      for (const waiting of this.#waiting) if (waiting.since <= startedAt) waiting.decide('stay');
      return;
    }
    this.#failures += 1;
    this.#silentCalls.add(call);
    const isHostDown = silence === 'unreachable' || this.#silentCalls.size >= DIFFERENT_CALLS;
    if (this.#failures < FAILURES || !isHostDown) return;
    this.#isOpen = true;
    this.#lastTrial = Date.now();
    this.onChange(true);
  }

  #beginTrial(): boolean {
    if (Date.now() - this.#lastTrial < TRIAL_EVERY) return false;
    this.#lastTrial = Date.now();
    return true;
  }

  #letOneOut(): void {
    this.#timer = undefined;
    const [first] = this.#waiting;
    if (!first) return;
    this.#lastTrial = Date.now();
    first.decide('go');
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#letOneOut(), TRIAL_EVERY);
  }
}
