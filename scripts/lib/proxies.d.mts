type Proxy = 'nginx' | 'haproxy' | 'caddy';

/** Its program on this machine; undefined: none. */
export function systemProxy(name: Proxy): string | undefined;
export function systemNginx(): string | undefined;
/** Returns the names of those that are missing. */
export function installProxies(): Promise<Proxy[]>;
