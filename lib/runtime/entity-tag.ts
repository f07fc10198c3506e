/** Whether a request’s `If-None-Match` names the entity tag that a response has, or begins with (RFC 9110, 13.1.2): the client holds that response. */
export function isHeld(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return typeof ifNoneMatch === 'string' && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(tag));
}
