/** An address as logs and screens may show it: without the user and password it may hold. */
export function withoutCredentials(address: string): string {
  return address.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#\\]*@/i, '$1');
}
