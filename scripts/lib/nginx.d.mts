export function systemNginx(): string | undefined;
export function installNginx(): Promise<boolean>;
