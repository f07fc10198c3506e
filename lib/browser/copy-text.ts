/** Copies an address; resolves to what is said of it. Where copying is refused, that names the address, to be copied by hand. */
export async function copyText(address: string, texts: { linkCopied: string; copyFailed: string }): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return texts.linkCopied;
  } catch {
    return `${texts.copyFailed} ${address}`;
  }
}
