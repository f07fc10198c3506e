export function systemRedis(): string | undefined;
export function installRedis(): Promise<boolean>;
