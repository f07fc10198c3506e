type Functions = Record<string, (...args: never[]) => Promise<unknown>>;

/** The same functions, but whatever they reject with can be sent to another thread: an error that cannot would end the thread that sends it. */
export function withCloneableErrors<T extends object>(functions: T & { [K in keyof T]: Functions[string] }): T {
  const wrapped = Object.entries<Functions[string]>(functions).map(([name, run]) => {
    const guarded: Functions[string] = async (...args) => {
      try {
        return await run(...args);
      } catch (error) {
        throw cloneable(error);
      }
    };
    return [name, guarded];
  });
  return Object.fromEntries(wrapped) as T;
}

function cloneable(error: unknown): unknown {
  try {
    structuredClone(error);
    return error;
  } catch {
    const plain = new Error(error instanceof Error ? error.message : String(error));
    if (error instanceof Error && error.stack !== undefined) plain.stack = error.stack;
    return plain;
  }
}
