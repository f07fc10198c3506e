/**
 * Copies an address; resolves to the status message. If copying is refused, it contains the
 * address, to be copied by hand.
 */
export async function copyText(
  address: string,
  texts: { linkCopied: string; copyFailed: string },
): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return texts.linkCopied;
  } catch {
    return `${texts.copyFailed} ${address}`;
  }
}
