/** A service that says nothing for so long is not there. */
const PATIENCE = 6000;

/**
 * Calls back once when an element has come into view and the service it is to show answers: a frame whose service is unreachable would
 * show the browser's own error page. Tried again each time the element comes into view. Returns what ends it.
 */
export function onReachable(element: Element, address: string, callBack: () => void): () => void {
  const ended = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    void answers(address, ended.signal).then((isThere) => {
      if (!isThere || ended.signal.aborted) return;
      observer.disconnect();
      callBack();
    });
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    ended.abort();
  };
}

/** Some answer comes. Nothing of it can be read, and nothing of ours goes along. */
async function answers(address: string, ended: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(PATIENCE)]);
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'strict-origin', signal });
    return true;
  } catch {
    return false;
  }
}
